import './still.ts'
import site from '../../web/.svelte-kit/worker/index.js'
import { appWith } from '../app.ts'
import { testRoutes } from './testRoutes.ts'

export { Gallery } from '../gallery/Gallery.ts'
export { PublicTableList as Lobby } from '../publicTables/PublicTableList.ts'
export { Room } from './Room.ts'

/** The same API and the same pages, and the routes of tests next to them. */
export default appWith((request, env, context) => {
  const { pathname } = new URL(request.url)
  return pathname.startsWith('/testing/') ? testRoutes.fetch(request, env, context) : site.fetch(request, env, context)
})
