import { LOBBY } from '@robot-night/protocol'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ platform }) => ({
  listed: (await platform?.env.Lobby.getByName(LOBBY).list()) ?? { tables: [], count: 0 },
})
