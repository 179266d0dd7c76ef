import type { Feed, Sight } from '../room/galleries/galleryLink.ts'

/** What a gallery remembers: with what a newcomer begins, and what has come since. */
export interface Backlog {
  sight: Sight | null
  tail: readonly Feed[]
  /** What those who are here know; null: this gallery has slept, and nobody has told it since. */
  mark: string | null
}
export const NOTHING: Backlog = { sight: null, tail: [], mark: null }

/** Who comes then begins with a newer sight. */
const TAIL = 48

/** `isLost`: something is missing, and all start over. */
export interface Followed {
  backlog: Backlog
  text: string | null
  isLost: boolean
}

export function followed(backlog: Backlog, feed: Feed): Followed {
  const { mark, tail } = backlog
  if (feed.from !== null && (mark === null || feed.from === mark)) {
    const longer = feed.text === null ? tail : [...tail, feed]
    return { backlog: { ...backlog, tail: longer, mark: feed.to }, text: feed.text, isLost: false }
  }
  // What a sight that overtook it said already.
  if (feed.from !== null && feed.to === mark) return { backlog, text: null, isLost: false }
  return { backlog: { sight: null, tail: feed.text === null ? [] : [feed], mark: feed.to }, text: null, isLost: true }
}

/** With a sight to begin with. Null: it is older or newer than what has come, and another is to be asked for. */
export function sighted(backlog: Backlog, sight: Sight): Backlog | null {
  const at = backlog.tail.findLastIndex(({ from }) => from === sight.mark)
  if (at >= 0) return { ...backlog, sight, tail: backlog.tail.slice(at) }
  return backlog.mark === null || backlog.mark === sight.mark ? begunWith(sight) : null
}

export const begunWith = (sight: Sight): Backlog => ({ sight, tail: [], mark: sight.mark })

/** A tail that has grown long is let go: the next newcomer has a new sight asked for. */
export const shortened = (backlog: Backlog): Backlog =>
  backlog.tail.length > TAIL ? { ...backlog, sight: null, tail: [] } : backlog
