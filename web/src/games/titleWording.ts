import type { TitleFolder, TitleWording } from '../lib/table/title.ts'
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
export const tellsWhatItKnows = (wording: TitleWording): TitleWording => ({
  ...wording,
  log: (events, told) =>
    wording.log(
      events.filter(({ kind }) => wording.knows(kind, told.language)),
      told,
    ),
})
