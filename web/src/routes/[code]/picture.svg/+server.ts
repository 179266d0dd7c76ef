import { error } from '@sveltejs/kit'
import { readCode } from '@robot-night/protocol'
import { pictureFor } from '#lib/picture/picture.ts'
import mark from '#lib/ui/art/mark.svg?raw'
import { languageOf } from '#lib/words/language.ts'
import { roomWords } from '#lib/words/roomWords.ts'
import { nameOf } from '../../../games/titles.ts'
import { tileOf } from '../../../games/tilePictures.ts'
import { standingOf } from '../standing.ts'
import type { RequestHandler } from './$types'

/** The picture of a table before it is painted: `picture.png` is what others get. The same for all: no cookie, no names. */
export const GET: RequestHandler = async ({ params, url, platform }) => {
  const code = readCode(params.code)
  const sight = code === params.code ? await platform?.env.Room.getByName(code).look(null) : null
  if (!sight || 'turnedAway' in sight) error(404, { message: 'No table with that code' })
  const { room } = sight
  // A picture in an old post is of its own room, never of the next one under that code.
  if (![null, room.id].includes(url.searchParams.get('room'))) error(404, { message: 'No table with that code' })
  const title = room.match?.title ?? room.title
  const language = languageOf(url.searchParams.get('lang') ?? undefined, null)
  const { embed, lobby } = await roomWords(language)
  const { taken } = standingOf(room, { chair: null, seat: null })
  const state = {
    lobby: `${embed.lobby}: ${lobby.seatsTaken(taken, room.chairs.length)}`,
    playing: embed.live,
    over: embed.over,
  }
  const svg = pictureFor({
    tile: tileOf(title),
    mark,
    name: nameOf(title, language),
    state: state[room.stage],
    code: room.code,
    // Free seats show only as long as people may sit down.
    seats: room.chairs
      .map(({ kind }, robot) => ({ robot, isFree: kind === 'free' }))
      .filter(({ isFree }) => room.stage === 'lobby' || !isFree),
  })
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}
