import { roomWords } from '$lib/words/words.ts'
import { shelved } from '../../games/shelf.ts'
import { pictureOf } from '../[code]/picture.svg/address.ts'
import { answerTo, asXml } from './answer.ts'
import { wishOf } from './wish.ts'
import type { RequestHandler } from './$types'

const HEADERS = { 'cache-control': 'public, max-age=300' }

/** What to put into a page for a link of ours: https://oembed.com. It says what a stranger without a seat may know, and no names. */
export const GET: RequestHandler = async ({ url, locals, platform }) => {
  const lan = platform?.env.LAN_ORIGIN
  const wish = wishOf(url.searchParams, [url.host, ...(lan ? [new URL(lan).host] : [])])
  if (typeof wish === 'number') return new Response(null, { status: wish })
  const sight = await platform?.env.Room.getByName(wish.code).look(null)
  if (!sight) return new Response(null, { status: 404 })
  // "The specified URL contains a private (non-public) resource."
  if ('turnedAway' in sight) return new Response(null, { status: 401 })
  const language = wish.language ?? locals.language
  const { room } = sight
  const words = await roomWords(language)
  const title = words.embed.frame(shelved(room.match?.title ?? room.title)?.words[language].name ?? room.title)
  const answer = answerTo(wish, { origin: url.origin, room: room.id, title, picture: pictureOf(room, language) })
  if (wish.format === 'json') return Response.json(answer, { headers: HEADERS })
  return new Response(asXml(answer), { headers: { ...HEADERS, 'content-type': 'text/xml; charset=utf-8' } })
}
