import { PUBLIC_TABLES } from '@robot-night/protocol'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ platform }) => ({
  listed: (await platform?.env.PublicTables.getByName(PUBLIC_TABLES).list()) ?? { tables: [], count: 0 },
})
