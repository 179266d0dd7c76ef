import { error } from '@sveltejs/kit'
import { readCode } from '@robot-night/protocol'
import type { PageServerLoad } from './$types'

/** What all may see of a room: who opens this page is nobody, whatever cookies come along. */
export const load: PageServerLoad = async ({ params, platform }) => {
  const code = readCode(params.code)
  const missing = { message: 'No table under that code', code: 'no_such_room', typed: code ?? params.code } as const
  const sight = code ? await platform?.env.Room.getByName(code).look(null) : null
  if (!sight) error(404, missing)
  return { sight }
}
