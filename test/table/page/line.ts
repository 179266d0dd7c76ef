import { Contact } from '../../../web/src/lib/net/contact.ts'
import { Line, type Status } from '../../../web/src/lib/net/line.ts'
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
const contact = new Contact(SIGHT, {
  as: 'player',
  origin: () => location.origin.replace('http', 'ws'),
  random: (bytes) => crypto.getRandomValues(bytes),
  onWorld: () => undefined,
  onStatus: (is) => (status = is),
})
const line = new Line(contact.ends)
contact.hold(line)
globalThis.phone = {
  say: (text) => void contact.send({ what: 'say', text }),
  retry: () => line.retry(),
  renew: () => line.renew(),
  waiting: () => contact.waiting,
  status: () => status,
}
