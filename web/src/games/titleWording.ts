import type { Reader, TitleFolder, TitleWording } from '../lib/table/title.ts'
import { titleOf } from './titles.ts'

/** Whether secrets lie covered at its tables where the room leaves it to the title. */
export function isCoveredAt(id: string): boolean {
  return titleOf(id)?.isCovered ?? false
}

export const folderOf = (id: string, wording: TitleWording): TitleFolder => ({
  ...{ id, isCovered: isCoveredAt(id) },
  ...tellsWhatItKnows(wording),
})

/** A title's words, for pages that a newer room may tell of more than they know. */
export function tellsWhatItKnows(wording: TitleWording): TitleWording {
  const known = <E extends { kind: string }>(events: readonly E[], { language }: Reader): E[] =>
    events.filter(({ kind }) => wording.knows(kind, language))
  return {
    ...wording,
    log: (events, told) => wording.log(known(events, told), told),
    aloud: (events, told) => wording.aloud(known(events, told), told),
  }
}
