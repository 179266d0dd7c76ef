import type { Language } from '../words/language.ts'
import type { Seat } from '../table/scene.ts'

/** A hidden thing as it is shown once it is open. */
export type Face =
  | { kind: 'card'; card: string }
  | { kind: 'side'; side: 'good' | 'evil' | 'neutral'; word: string }
  | { kind: 'text'; text: string }

/** What a watcher does not see at this moment. */
export interface Secret {
  /** Whose it is; null: the table's. */
  seat: Seat | null
  /** What it is, in words. */
  name: string
  faces: readonly Face[]
  /** Who may know it, by what their own view shows them. */
  knownTo: readonly Seat[]
}

/** A moment as everybody saw it. */
export interface SeenByAll<V = object> {
  watcher: V
  /** By seat. */
  seats: readonly V[]
  language: Language
}

/** What a title adds to a replay: what `games/<id>/replay.ts` exports as default. */
export interface TitleReplay {
  /** Kinds of events that people look for. The log's own words name them. */
  marks: readonly string[]
  /** What is hidden from a watcher, read off the views of those who see it. The title's words have been fetched. */
  secrets(seen: SeenByAll): Secret[]
}
