import site from '../web/.svelte-kit/worker/index.js'
import { appWith } from './app.ts'

export { Companion } from './companion/Companion.ts'
export { Room } from './room/Room.ts'

/** The Worker: the API and its sockets here, every page and asset by the web's own worker. */
export default appWith((request, env, context) => site.fetch(request, env, context))
