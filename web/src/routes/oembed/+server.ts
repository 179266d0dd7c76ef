import { json } from '@sveltejs/kit'
import { NIGHT } from '#lib/table/night/words.ts'
import { unescaped } from '#lib/words/escaped.ts'
import type { Language } from '#lib/words/language.ts'
import { roomWords } from '#lib/words/roomWords.ts'
import { siteWords } from '#lib/words/words.ts'
import { nameOf } from '../../games/titles.ts'
import { pictureOf } from '../[code]/picture.svg/address.ts'
import { pictureOfMatch } from '../replay/[id]/picture.svg/address.ts'
import { REPLAY } from '../replay/[id]/words.ts'
import { answerTo, asXml, type Answer } from './answer.ts'
import { wishOf, type Wish } from './wish.ts'
import type { RequestHandler } from './$types'

/** What to put into a page for a link of ours: https://oembed.com. It says what a stranger may know, and no names. */
export const GET: RequestHandler = async ({ url, locals, platform, fetch }) => {
  const lan = platform?.env.LAN_ORIGIN
  const wish = wishOf(url.searchParams, [url.host, ...(lan ? [new URL(lan).host] : [])])
  if (typeof wish === 'number') return new Response(null, { status: wish })
  const answer = await answered(wish, {
    origin: url.origin,
    language: wish.language ?? locals.language,
    platform,
    fetch,
  })
  if (typeof answer === 'number') return new Response(null, { status: answer })
  if (wish.format === 'json') return json(answer)
  return new Response(asXml(answer), { headers: { 'content-type': 'text/xml; charset=utf-8' } })
}

interface Asked {
  origin: string
  language: Language
  platform: App.Platform | undefined
  fetch: typeof globalThis.fetch
}

/** Or the status with which it is not answered. */
async function answered(wish: Wish, asked: Asked): Promise<Answer | number> {
  const { origin, language, platform } = asked
  const { about } = wish
  if (about.kind === 'page') {
    const title = await titleOfPage(about.path, asked)
    return title === null ? 404 : answerTo(wish, { origin, title, picture: '/link.png' }, null)
  }
  if (about.kind === 'match') {
    const record = await platform?.env.Matches?.find(about.id)
    if (!record) return 404
    const title = REPLAY[language].of(nameOf(record.title, language))
    return answerTo(wish, { origin, title, picture: pictureOfMatch(about.id, language) }, null)
  }
  const sight = await platform?.env.Room.getByName(about.code).look(null)
  if (!sight) return 404
  // "The specified URL contains a private (non-public) resource."
  if ('turnedAway' in sight) return 401
  const { room } = sight
  const words = await roomWords(language)
  const title =
    about.kind === 'night'
      ? `${NIGHT[language].title} · ${(await siteWords(language)).app.name}`
      : words.embed.frame(nameOf(room.match?.title ?? room.title, language))
  const place = { origin, title, picture: pictureOf(room, language) }
  return answerTo(wish, place, about.kind === 'table' ? { code: room.code, room: room.id } : null)
}

/** What a page calls itself; null: there is no such page. */
async function titleOfPage(path: string, { language, fetch }: Asked): Promise<string | null> {
  const response = await fetch(path, { credentials: 'omit', headers: { 'accept-language': language } })
  const page = response.ok ? await response.text() : ''
  const [, title] = /<meta property="og:title" content="([^"]*)"/.exec(page) ?? []
  return title === undefined ? null : unescaped(title)
}
