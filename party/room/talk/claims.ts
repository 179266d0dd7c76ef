import type { Chair, Claim } from '@robot-night/protocol'
import { tell } from './chat.ts'
import { maySay } from './maySay.ts'
import { refuse, type Step } from '../state/outcome.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'

/** A person claims something by a button. Nobody looks whether it is true: it is talk. */
export function claim(room: Room, { title, kind, value }: Claim, who: { chair: Chair; at: Moment }): Step {
  const refused = maySay(room, who.chair, 'sign')
  if (refused) return refuse(room, refused)
  if (!isClaim(room, { title, kind, value }, who.at)) return refuse(room, { code: 'no_such_claim' })
  const said = { text: `${kind} ${value}`, claim: { title, kind, value } }
  return tell(room, { chair: who.chair, now: who.at.now }, said)
}

/** Of the title that is chosen, or of the one that lies on the table. */
function isClaim({ facts, head }: Room, { title, kind, value }: Claim, { titles }: Pick<Moment, 'titles'>): boolean {
  if (title !== facts.title && title !== head?.title) return false
  const claims = titles.find(({ id }) => id === title)?.claims ?? {}
  return Object.hasOwn(claims, kind) && claims[kind]?.includes(value) === true
}
