import { titleOf } from '@robot-night/engine'
import { isMatchId } from '@robot-night/protocol'
import { error } from '@sveltejs/kit'
import { friendsOrigin } from '#lib/net/friendsOrigin.ts'
import { aboutOf } from './about.ts'
import type { PageServerLoad } from './$types'

/** The same for all: anyone who has the address of a match that has ended may see it. */
export const load: PageServerLoad = async ({ params, platform, url }) => {
  const record = isMatchId(params.id) ? await platform?.env.Matches?.find(params.id) : null
  if (!record) error(404, { message: 'No such match', code: 'no_such_match' })
  const about = aboutOf(record, titleOf(record.title)?.version ?? null)
  return { about, origin: friendsOrigin(url, platform?.env.LAN_ORIGIN) }
}
