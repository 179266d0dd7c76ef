import { redirect } from '@sveltejs/kit'
import { readCode } from '@robot-night/protocol'
import { isBuilt } from '../games/index.ts'
import { SHELF } from '../games/shelf.ts'
import type { PageServerLoad } from './$types'

/** The form's way without JavaScript: a typed code leads to its room. */
export const load: PageServerLoad = ({ url }) => {
  const typed = url.searchParams.get('code')
  const code = typed === null ? null : readCode(typed)
  if (code) redirect(303, `/${code}`)
  // Said by the server, so that this page needs nothing of any title.
  return { typed, built: SHELF.map(({ id }) => id).filter(isBuilt) }
}
