import { error } from '@sveltejs/kit'
import { readCode } from '@robot-night/protocol'
import type { PageServerLoad } from './$types'

/**
 * What all may see of a room: who opens this page is nobody, whatever cookies come along. It has the styles of all
 * tables: a post stays open from the lobby on, and what is drawn for it later brings none along.
 */
export const load: PageServerLoad = async ({ params, url, platform }) => {
  const code = readCode(params.code)
  const missing = { message: 'No table with that code', code: 'no_such_room', typed: code ?? params.code } as const
  const sight = code ? await platform?.env.Room.getByName(code).look(null) : null
  if (!sight) error(404, missing)
  if ('turnedAway' in sight) error(403, { message: 'Not for you', code: sight.turnedAway, typed: missing.typed })
  // The code of an old post may have become that of strangers.
  const room = url.searchParams.get('room')
  if (room !== null && room !== sight.room.id) error(404, missing)
  return { sight }
}
