import type { Language } from '../words/language.ts'
import type { PerLanguage } from '../words/perLanguage.ts'
import type { Seat } from './scene.ts'
import type { Player } from './title.ts'

/** Somebody a sentence is about; the reader is "you". */
export interface Who {
  name: string
  isMe: boolean
}

/** What every part of a table needs to know: who sits here, and in which language to say so. */
export interface Here<W> {
  readonly language: Language
  readonly words: W
  readonly me: Seat | null
  /** What a line of the log points at just now. */
  readonly about: string | null
  who(seat: Seat): Who
  player(seat: Seat): Player
}

/** A seat's hue, as a style. */
export const hueOf = (here: Here<unknown>, seat: Seat | null): string =>
  seat === null ? 'transparent' : `var(--seat-${here.player(seat).robot % 9})`

type Given = { players: readonly Player[]; me: Seat | null; about: string | null; language: Language }

/** Read anew at each look, so that it follows what the screen is given. */
export function hereWith<W extends { you: string }>(words: PerLanguage<W>, given: () => Given): Here<W> {
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
    player,
    who: (seat) => {
      const isMe = seat === given().me
      return { name: isMe ? words.in(given().language).you : player(seat).name, isMe }
    },
  }
}
