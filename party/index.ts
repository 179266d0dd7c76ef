import site from '../web/.svelte-kit/worker/index.js'
import { appWith } from './app.ts'
import { clearOld } from './archive/archive.ts'
import { paint } from './pictures/paint.ts'

export { Allowance } from './allowance/Allowance.ts'
export { Companion } from './companion/Companion.ts'
export { Gallery } from './gallery/Gallery.ts'
export { Ledger } from './metrics/Ledger.ts'
export { PublicTableList as Lobby } from './publicTables/PublicTableList.ts'
export { Room } from './room/Room.ts'
export { Screening } from './screening/Screening.ts'
export { Signer } from './signing/Signer.ts'

const app = appWith((request, env, context) => site.fetch(request, env, context), paint)

/** The Worker: the API and its sockets here, every page and asset by the web's own worker. */
export default {
  fetch: app.fetch,
  /** Once a day, where it is deployed. */
  scheduled: async (_, { Archive }) => (Archive ? clearOld(Archive) : undefined),
} satisfies ExportedHandler<Cloudflare.Env>
