import { redirect } from '@sveltejs/kit'
import { LOBBY } from '@robot-night/protocol'
import { codeIn, troubleWith } from '#lib/code/reading.ts'
import type { PageServerLoad } from './$types'

/** The form's way without JavaScript: a code leads to its room, whatever it was pasted with. */
export const load: PageServerLoad = async ({ url, platform, locals }) => {
  const typed = url.searchParams.get('code')
  const read = typed === null ? null : codeIn(typed)
  if (read?.code) redirect(303, `/${read.code}`)
  // Said by the server, so that this page needs nothing of any title.
  const listed = await platform?.env.Lobby.getByName(LOBBY)
    .list()
    .catch(() => null)
  return { typed, trouble: read && troubleWith(read, locals.language), tables: listed?.count ?? 0 }
}
