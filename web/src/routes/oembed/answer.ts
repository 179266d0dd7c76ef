import { escaped } from '#lib/words/escaped.ts'
import { frameHeight } from '../../embed/frameHeight.ts'
import { lastingPicture } from '../[code]/picture.svg/address.ts'
import type { Wish } from './wish.ts'

/** Px: a column of text, and how wide a frame may become. */
const WIDTH = 640
const FULL_WIDTH = 760

export interface Place {
  origin: string
  /** What is played, as a sentence. No word that anybody typed. */
  title: string
  /** Without the origin. */
  picture: string
}
/** What can be framed. The room's id besides its code, which may be another room's some day. */
export interface Framed {
  code: string
  room: string
}
export type Answer = Readonly<Record<string, string | number>>

/** `table`: null if it can only be a link. */
export function answerTo(wish: Wish, place: Place, table: Framed | null): Answer {
  const { origin, title } = place
  const shared = {
    version: '1.0',
    title,
    provider_name: 'Robot Night',
    provider_url: `${origin}/`,
    thumbnail_url: origin + place.picture,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  }
  if (!table) return { type: 'link', ...withoutWideThumbnail(wish, shared) }
  const width = Math.min(WIDTH, wish.most.width)
  const height = Math.min(frameHeight(width), wish.most.height)
  const html = quoteOf(wish, place, table) + frameOf(wish, place, { ...table, height })
  return { type: 'rich', ...withoutWideThumbnail(wish, shared), html, width, height }
}

/** It may be no larger than what was asked for, and has one size. */
function withoutWideThumbnail<S extends Answer>(wish: Wish, answer: S): Answer {
  if (wish.most.width >= 1200 && wish.most.height >= 630) return answer
  return Object.fromEntries(Object.entries(answer).filter(([name]) => !name.startsWith('thumbnail_')))
}

/** For readers to whom no frame is shown, as in a feed. WordPress shows it until the frame says how high it is. */
function quoteOf({ language }: Wish, { origin, title }: Place, { code, room }: Framed): string {
  const picture = escaped(origin + lastingPicture({ code, room, language: language ?? 'en' }))
  const img = `<img src="${picture}" alt="" width="600" height="315" style="max-width:100%;height:auto">`
  return `<blockquote><a href="${origin}/${code}">${img}<br>${escaped(title)}</a></blockquote>`
}

type Sized = Framed & { height: number }

/** As wide as the column: what is given as the most is often that of a design long gone, or of a desktop. */
function frameOf(wish: Wish, place: Place, { code, room, height }: Sized): string {
  const said = new URLSearchParams({
    room,
    ...(wish.language && { lang: wish.language }),
    ...(wish.theme && { theme: wish.theme }),
  })
  const src = escaped(`${place.origin}/embed/${code}?${said}`)
  const size = `width="100%" height="${height}"`
  const style = `display:block;width:min(100%,${FULL_WIDTH}px);margin:0 auto;border:0;border-radius:14px;color-scheme:light`
  const looks = `frameborder="0" scrolling="no" loading="lazy" style="${style}"`
  return `<iframe src="${src}" ${size} title="${escaped(place.title)}" ${looks}></iframe>`
}

export const asXml = (answer: Answer): string =>
  [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    '<oembed>',
    ...Object.entries(answer).map(([name, value]) => `  <${name}>${escaped(String(value))}</${name}>`),
    '</oembed>\n',
  ].join('\n')
