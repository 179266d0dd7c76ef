import { redirect } from '@sveltejs/kit'
import { readCode } from '@robot-night/protocol'
import type { PageServerLoad } from './$types'

/** The form's way without JavaScript: a typed code leads to its room. */
export const load: PageServerLoad = ({ url }) => {
  const typed = url.searchParams.get('code')
  const code = typed === null ? null : readCode(typed)
  if (code) redirect(303, `/${code}`)
  return { typed }
}
