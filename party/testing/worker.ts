import { appWith } from '../app.ts'
import { doors } from './doors.ts'

export { Allowance } from '../allowance/Allowance.ts'
export { Companion } from '../companion/Companion.ts'
export { Gallery } from '../gallery/Gallery.ts'
export { Ledger } from '../metrics/Ledger.ts'
export { Lobby } from '../lobby/Lobby.ts'
export { Room } from './Room.ts'
export { Screening } from './Screening.ts'
export { Signer } from '../signing/Signer.ts'

/** The same API; the doors in the place of the pages. */
export default appWith((request, env, context) => doors.fetch(request, env, context))
