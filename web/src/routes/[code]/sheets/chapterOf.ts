import type { TitleWording } from '#lib/table/title.ts'

/** The chapter of a title's how-to page that fits what is on, counted from 0; null: none in particular. */
export function chapterOf({ chapters }: Pick<TitleWording, 'chapters'>, view: object): number | null {
  const phase = 'phase' in view ? view.phase : null
  const kind = typeof phase === 'object' && phase !== null && 'kind' in phase ? phase.kind : null
  return typeof kind === 'string' ? (chapters?.[kind] ?? null) : null
}
