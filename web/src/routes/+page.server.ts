import { redirect } from '@sveltejs/kit'
import { ANY_TABLE, PUBLIC_TABLES } from '@robot-night/protocol'
import { codeIn, troubleWith } from '#lib/roomCode/reading.ts'
import type { PageServerLoad } from './$types'

/** In characters: longer than any message with a code in it. The time it takes to find links grows with the square of this. */
const LONGEST = 2000

/** The form's way without JavaScript: a code leads to its room, whatever it was pasted with. */
export const load: PageServerLoad = async ({ url, platform, locals }) => {
  const sent = url.searchParams.get('code')?.slice(0, LONGEST) ?? null
  const read = sent === null ? null : codeIn(sent)
  if (read?.code) redirect(303, `/${read.code}`)
  // Back from a page that says that there is no such table: a letter may be put right.
  const typed = sent ?? url.searchParams.get('typed')
  // Said by the server, so that this page needs nothing of any title.
  const listed = await platform?.env.PublicTables.getByName(PUBLIC_TABLES)
    .list(ANY_TABLE)
    .catch(() => null)
  return { typed, trouble: read && troubleWith(read, locals.language), tables: listed?.count ?? 0 }
}
