import { friendsOrigin } from '#lib/net/friendsOrigin.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = ({ url, platform }) => ({ origin: friendsOrigin(url, platform?.env.LAN_ORIGIN) })
