import type { LogLine, Reader, TitleWording } from '../table/title.ts'
import type { Film } from './film.ts'

/** A moment that people look for. */
export interface Mark {
  moment: number
  text: string
}

interface Telling {
  log: TitleWording['log']
  reader: Reader
}

/** By what everybody heard, in the log's own words: the first line of each such event. */
export function marksOf(film: Film, kinds: readonly string[], { log, reader }: Telling): Mark[] {
  const marks: Mark[] = []
  for (let moment = 0; moment <= film.last; moment++) {
    const events = film.heard(moment, 'watcher').filter(({ kind }) => kinds.includes(kind))
    const first = new Map(events.map((event) => [event.kind, event] as const).toReversed())
    const texts = events
      .filter((event) => first.get(event.kind) === event)
      .flatMap((event) => log([event], reader).slice(0, 1).map(textOf))
    if (texts.length > 0) marks.push({ moment, text: texts.join(' ') })
  }
  return marks
}

export const textOf = ({ bits }: LogLine): string =>
  bits.map((bit) => (typeof bit === 'string' ? bit : bit.strong)).join('')
