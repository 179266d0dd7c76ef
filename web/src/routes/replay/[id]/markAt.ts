import type { Mark } from '#lib/replay/marks.ts'

export const markAfter = (marks: readonly Mark[], moment: number): Mark | null =>
  marks.find((mark) => mark.moment > moment) ?? null

/** From the midst of something one goes back to where it began. */
export const markBefore = (marks: readonly Mark[], moment: number): Mark | null =>
  marks.findLast((mark) => mark.moment < moment) ?? null

/** What is on: the last thing that people look for. */
export const markAt = (marks: readonly Mark[], moment: number): Mark | null =>
  marks.findLast((mark) => mark.moment <= moment) ?? null
