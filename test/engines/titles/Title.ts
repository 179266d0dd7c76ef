import type { Visitor } from '../people/Visitor.ts'
import type { Wanted } from '../page/sights.ts'

/** Something to do as soon as this can be pressed. */
export interface Move {
  when: Wanted
  /** Usually it is pressed, and that is all. */
  how?: (visitor: Visitor) => Promise<void>
  /** It only gets on with what is shown, and answers nothing. */
  isAside?: boolean
}

/** How people play one title, so that the match is short. */
export interface Title {
  id: string
  /** Bots next to two people, by their robots' names. */
  bots: readonly string[]
  /** What is set in the lobby, by the words on the page. */
  options: readonly (readonly [string, string])[]
  /** The first that can be made is made. */
  moves(visitor: Visitor): readonly Move[]
  /** An answer may bring the same question at once: that it is there again says nothing. */
  isRepetitive?: boolean
  /** What stands there at the end. */
  ended: Wanted
}
