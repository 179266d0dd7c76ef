import { appWith } from '../app.ts'
import { misdescribed } from './asDescribed.ts'
import { testRoutes } from './testRoutes.ts'

export { Allowance } from '../allowance/Allowance.ts'
export { Companion } from '../companion/Companion.ts'
export { Gallery } from '../gallery/Gallery.ts'
export { Ledger } from '../metrics/Ledger.ts'
export { PublicTableList as Lobby } from '../publicTables/PublicTableList.ts'
export { Room } from './Room.ts'
export { Screening } from './Screening.ts'
export { Signer } from '../signing/Signer.ts'

/** The same API; the routes of tests in the place of the pages. */
const app = appWith((request, env, context) => testRoutes.fetch(request, env, context))

/** Whatever a test asks, the answer must be one that the API's description has. */
export default {
  fetch: async (request, env, context) => {
    const response = await app.fetch(request, env, context)
    const why = await misdescribed(request, response)
    return why === null ? response : new Response(`Not as described: ${why}`, { status: 501 })
  },
} satisfies ExportedHandler<Cloudflare.Env>
