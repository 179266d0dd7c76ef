import { error } from '@sveltejs/kit'
import { isMatchId } from '@robot-night/protocol'
import { pictureFor } from '#lib/picture/picture.ts'
import { NIGHT } from '#lib/table/night/words.ts'
import mark from '#lib/ui/art/mark.svg?raw'
import { languageOf } from '#lib/words/language.ts'
import { roomWords } from '#lib/words/roomWords.ts'
import { nameOf } from '../../../../games/titles.ts'
import { tileOf } from '../../../../games/tilePictures.ts'
import type { RequestHandler } from './$types'

/** The picture of a match that has ended, before it is painted: who sat there, as robots, and who won. No names. */
export const GET: RequestHandler = async ({ params, url, platform }) => {
  const record = isMatchId(params.id) ? await platform?.env.Matches?.find(params.id) : null
  if (!record) error(404, { message: 'No such match' })
  const { title, seats, ended } = record
  const language = languageOf(url.searchParams.get('lang') ?? undefined, null)
  const svg = pictureFor({
    tile: tileOf(title),
    mark,
    name: nameOf(title, language),
    state: ended ? NIGHT[language].ended[ended] : (await roomWords(language)).embed.over,
    code: null,
    seats: seats.map(({ chair, won }) => ({ robot: chair, isFree: false, hasWon: won })),
  })
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}
