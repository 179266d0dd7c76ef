import { PUBLIC_TABLES, queryOf, wishIn } from '@robot-night/protocol'
import { TITLES } from '../../games/titles.ts'
import type { PageServerLoad } from './$types'

const TITLE_IDS = TITLES.map(({ id }) => id)

/** What somebody looks for is in the address, and nowhere else. */
export const load: PageServerLoad = async ({ platform, url }) => {
  const wish = wishIn(url.searchParams, TITLE_IDS)
  const list = platform?.env.PublicTables.getByName(PUBLIC_TABLES)
  return { wish, query: queryOf(wish), listed: (await list?.list(wish)) ?? { tables: [], count: 0 } }
}
