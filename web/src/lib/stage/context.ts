import { createContext } from 'svelte'
import type { Seat } from '../table/scene.ts'
import type { Player } from '../table/title.ts'
import type { Language } from '../words/language.ts'
import type { PerLanguage } from '../words/perLanguage.ts'
import { presenceIn } from '../words/presence.ts'
import { roomWording } from '../words/wording.ts'
import { whoHas, type Who } from './telling.ts'

/** What every part of a table needs to know: who sits here, and in which language to say so. */
export interface Here<W> {
  readonly language: Language
  readonly words: W
  readonly me: Seat | null
  /** What a line of the log points at just now. */
  readonly about: string | null
  /** The match was stopped early: nobody does anything any more. */
  readonly isStopped: boolean
  who(seat: Seat): Who
  player(seat: Seat): Player
  /** That they are away, or a tin robot plays, for who only hears the table; empty: they are here. */
  presence(seat: Seat): string
}

/** A seat's hue, as a style. */
export const hueOf = (here: Here<unknown>, seat: Seat | null): string =>
  seat === null ? 'transparent' : `var(--seat-${here.player(seat).robot % 9})`

interface Given {
  players: readonly Player[]
  me: Seat | null
  about: string | null
  language: Language
  isEnded?: boolean
  outcome?: object | null
}

/** What a title's parts share: its screen opens the table, and they ask where they are. */
export function tableContext<W extends { you: string }>(words: PerLanguage<W>) {
  const [getHere, setHere] = createContext<Here<W>>()
  return {
    getHere,
    openTable(given: () => Given): Here<W> {
      return setHere(hereFrom(words, given))
    },
  }
}

/** Read again at each look, so that it follows what the screen is given. */
function hereFrom<W extends { you: string }>(words: PerLanguage<W>, given: () => Given): Here<W> {
  const room = roomWording()
  const player = (seat: Seat): Player => {
    const found = given().players[seat]
    if (!found) throw new Error(`nobody has seat ${seat}`)
    return found
  }
  return {
    get language() {
      return given().language
    },
    get words() {
      return words.in(given().language)
    },
    get me() {
      return given().me
    },
    get about() {
      return given().about
    },
    get isStopped() {
      return given().isEnded === true && !given().outcome
    },
    player,
    presence: (seat) => presenceIn(room.words, player(seat)),
    who: (seat) => whoHas(seat, given(), words.in(given().language).you),
  }
}
