import { RoomSession } from '../../../web/src/lib/net/roomSession.ts'
import { Line, type Status } from '../../../web/src/lib/net/line.ts'
import { inBrowser } from '../../../web/src/lib/net/environment.ts'
import { SIGHT } from '../sight.ts'

/** The client's line, and nothing else of it, in a page that a test speaks through. */
export interface Phone {
  say(text: string): void
  retry(): void
  renew(): void
  /** How much has no answer yet. */
  waiting(): number
  status(): Status
}
declare global {
  var phone: Phone
}

let status: Status = { kind: 'calling' }
const contact = new RoomSession(SIGHT, {
  as: 'player',
  origin: () => location.origin.replace('http', 'ws'),
  random: (bytes) => crypto.getRandomValues(bytes),
  onWorld: () => undefined,
  onStatus: (is) => (status = is),
})
/** Over sockets alone, which a test counts: how streams take their place is told elsewhere. */
const line = new Line(contact.ends, {
  ...inBrowser,
  streams: () => Promise.resolve(WebSocket),
  way: { read: () => 'socket', write: () => undefined },
})
contact.hold(line)
globalThis.phone = {
  say: (text) => void contact.send({ what: 'say', text }),
  retry: () => line.retry(),
  renew: () => line.renew(),
  waiting: () => contact.waiting,
  status: () => status,
}
