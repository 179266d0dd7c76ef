import { escaped } from '#lib/words/escaped.ts'
import { lastingPicture } from '../picture.svg/address.ts'

export const WAYS = ['link', 'element', 'frame'] as const
export type Way = (typeof WAYS)[number]

/** Px, of a frame that can't say how high it wants to be: as much as any title asks for at that width. */
const FRAME_HEIGHT = 680
const FRAME_WIDTH = 760

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
      `<iframe src="${escaped(frameOf(embedded))}" title="${title}" width="100%" height="${FRAME_HEIGHT}" loading="lazy"`,
      // No `max-width`: themes have one for the column.
      `style="display: block; width: min(100%, ${FRAME_WIDTH}px); margin: 0 auto; border: 0; border-radius: 14px; color-scheme: light">`,
      // Editors that delete frames by their tags keep what stands in them, and those that strip styles keep a width and a
      // height. What reads HTML as browsers do, as for newsletters, keeps only what comes after.
      `${linkOf(embedded)}</iframe>\n<p><a href="${link}">${title}</a></p>`,
    ].join(' ')
  return [
    `<script type="module" src="${new URL(link).origin}/robot-night.js"></script>`,
    `<robot-night code="${code}" room="${room}" lang="${language}" title="${title}">${linkOf(embedded)}</robot-night>`,
  ].join('\n')
}

/** For readers without scripts and frames: newsletters, feeds. */
function linkOf(embedded: Embedded): string {
  const { link, title } = embedded
  const picture = escaped(new URL(link).origin + lastingPicture(embedded))
  return `<a href="${link}"><img src="${picture}" alt="${escaped(title)}" width="600" height="315" style="max-width: 100%; height: auto"></a>`
}
