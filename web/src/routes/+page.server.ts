import { redirect } from '@sveltejs/kit'
import { LOBBY, readCode } from '@robot-night/protocol'
import type { PageServerLoad } from './$types'

/** The form's way without JavaScript: a typed code leads to its room. */
export const load: PageServerLoad = async ({ url, platform }) => {
  const typed = url.searchParams.get('code')
  const code = typed === null ? null : readCode(typed)
  if (code) redirect(303, `/${code}`)
  // Said by the server, so that this page needs nothing of any title.
  const listed = await platform?.env.Lobby.getByName(LOBBY)
    .list()
    .catch(() => null)
  return { typed, tables: listed?.count ?? 0 }
}
