import { escaped } from '#lib/words/escaped.ts'
import { frameHeight } from '../../embed/frameHeight.ts'
import type { Wish } from './wish.ts'

/** Px: a column of text. */
const WIDTH = 640

export interface Place {
  origin: string
  /** What is played, as a sentence. No word that anybody typed. */
  title: string
  /** Without the origin. */
  picture: string
}
/** What can be framed. The room's id beside its code, which may be another room's some day. */
export interface Framed {
  code: string
  room: string
}
export type Answer = Readonly<Record<string, string | number>>

/** `table`: null, where there is a link and no more. */
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
  const html = quoteOf(place, table) + frameOf(wish, place, { ...table, width, height })
  return { type: 'rich', ...withoutWideThumbnail(wish, shared), html, width, height }
}

/** It may be no larger than what was asked for, and has one size. */
function withoutWideThumbnail<S extends Answer>(wish: Wish, answer: S): Answer {
  if (wish.most.width >= 1200 && wish.most.height >= 630) return answer
  return Object.fromEntries(Object.entries(answer).filter(([name]) => !name.startsWith('thumbnail_')))
}

/** For readers to whom no frame is shown, as in a feed. WordPress shows it until the frame says how high it is. */
const quoteOf = ({ origin, title }: Place, { code }: Framed): string =>
  `<blockquote><a href="${origin}/${code}">${escaped(title)}</a></blockquote>`

type Sized = Framed & { width: number; height: number }

function frameOf(wish: Wish, place: Place, { code, room, width, height }: Sized): string {
  const said = new URLSearchParams({
    room,
    ...(wish.language && { lang: wish.language }),
    ...(wish.theme && { theme: wish.theme }),
  })
  const src = escaped(`${place.origin}/embed/${code}?${said}`)
  const size = `width="${width}" height="${height}"`
  const looks = 'frameborder="0" scrolling="no" loading="lazy" style="max-width:100%;border:0;border-radius:14px"'
  return `<iframe src="${src}" ${size} title="${escaped(place.title)}" ${looks}></iframe>`
}

export const asXml = (answer: Answer): string =>
  [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    '<oembed>',
    ...Object.entries(answer).map(([name, value]) => `  <${name}>${escaped(String(value))}</${name}>`),
    '</oembed>\n',
  ].join('\n')
