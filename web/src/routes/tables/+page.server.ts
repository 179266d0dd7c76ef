import { LOBBY } from '@robot-night/protocol'
import { isBuilt } from '../../games/index.ts'
import { SHELF } from '../../games/shelf.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ platform }) => ({
  built: SHELF.map(({ id }) => id).filter(isBuilt),
  listed: (await platform?.env.Lobby.getByName(LOBBY).list()) ?? { tables: [], count: 0 },
})
