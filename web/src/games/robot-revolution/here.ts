import { createContext } from 'svelte'
import type { Seat } from '$lib/table/scene.ts'
import type { Player } from '$lib/table/title.ts'
import type { Language } from '$lib/words/language.ts'
import { WORDS, type Who, type Words } from './words/words.ts'

/** What every part of the table needs to know: who sits here, and in which language to say so. */
export interface Here {
  readonly language: Language
  readonly words: Words
  readonly me: Seat | null
  /** What a line of the log points at just now. */
  readonly about: string | null
  who(seat: Seat): Who
  player(seat: Seat): Player
}

export const [getHere, setHere] = createContext<Here>()

/** A seat's hue, as a style. */
export const hueOf = (here: Here, seat: Seat | null): string =>
  seat === null ? 'transparent' : `var(--seat-${here.player(seat).robot % 9})`

type Given = { players: readonly Player[]; me: Seat | null; about: string | null; language: Language }

/** Read anew at each look, so that it follows what the screen is given. */
export function hereOf(given: () => Given): Here {
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
      return WORDS.in(given().language)
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
      return { name: isMe ? WORDS.in(given().language).you : player(seat).name, isMe }
    },
  }
}
