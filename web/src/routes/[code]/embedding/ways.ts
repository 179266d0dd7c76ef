import { escaped } from '#lib/words/escaped.ts'

export const WAYS = ['link', 'element', 'frame'] as const
export type Way = (typeof WAYS)[number]

export interface Embedded {
  /** Of the room, whole. */
  link: string
  code: string
  /** The room's id: the code may be another room's some day. */
  room: string
  language: string
  /** What is played there, as a sentence. */
  title: string
}

/** Where the frame is. */
export function frameOf({ link, code, room, language }: Embedded): string {
  return `${new URL(link).origin}/embed/${code}?${new URLSearchParams({ room, lang: language })}`
}

/** What to put into a page. */
export function snippet(way: Way, embedded: Embedded): string {
  const { link, code, room, language } = embedded
  const title = escaped(embedded.title)
  if (way === 'link') return link
  if (way === 'frame')
    return [
      `<iframe src="${escaped(frameOf(embedded))}" title="${title}"`,
      'loading="lazy" style="width: 100%; max-width: 760px; height: 680px; border: 0; border-radius: 14px"></iframe>',
    ].join(' ')
  return [
    `<script type="module" src="${new URL(link).origin}/robot-night.js"></script>`,
    `<robot-night code="${code}" room="${room}" lang="${language}" title="${title}"><a href="${link}">${title}</a></robot-night>`,
  ].join('\n')
}
