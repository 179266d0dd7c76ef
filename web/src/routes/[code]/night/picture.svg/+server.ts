import { error } from '@sveltejs/kit'
import { readCode, standingsOf } from '@robot-night/protocol'
import { nightPicture } from '#lib/picture/nightPicture.ts'
import mark from '#lib/ui/art/mark.svg?raw'
import { languageOf } from '#lib/words/language.ts'
import { championsOf, toldBadges } from '../told.ts'
import { eveningWords } from '../words.ts'
import type { RequestHandler } from './$types'

/** The picture of a night before it is painted: by what everyone who watches the table is shown, so no sooner. No cookie. */
export const GET: RequestHandler = async ({ params, url, platform }) => {
  const code = readCode(params.code)
  const sight = code === params.code ? await platform?.env.Room.getByName(code).look(null) : null
  if (!sight || 'turnedAway' in sight) error(404, { message: 'No table with that code' })
  // A picture in an old post is of its own room, never of the next one under that code.
  if (![null, sight.room.id].includes(url.searchParams.get('room')))
    error(404, { message: 'No table with that code' })
  const { night = [] } = sight
  const [champion] = championsOf(night)
  if (!champion) error(404, { message: 'No match has finished yet' })
  const language = languageOf(url.searchParams.get('lang') ?? undefined, null)
  const words = eveningWords(language)
  const svg = nightPicture({
    mark,
    ahead: words.ahead,
    tally: words.tally(champion.points, champion.wins, champion.matches),
    standings: standingsOf(night).map(({ place, chair, name, points }) => ({ place, robot: chair, name, points })),
    badges: toldBadges(night, language).map(({ title }) => title),
  })
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}
