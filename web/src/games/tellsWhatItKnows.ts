import type { TitleWording } from '../lib/table/title.ts'

/** A title's words, for pages that a newer room may tell of more than they know. */
export const tellsWhatItKnows = (wording: TitleWording): TitleWording => ({
  ...wording,
  log: (events, told) =>
    wording.log(
      events.filter(({ kind }) => wording.knows(kind, told.language)),
      told,
    ),
})
