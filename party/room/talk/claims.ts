import { copy } from '@robot-night/engine'
import type { Chair, Claim, ClaimMade } from '@robot-night/protocol'
import { tell } from './tableTalk.ts'
import { maySay } from './maySay.ts'
import { mayWhisper, tellOne, type Ear } from './whispers.ts'
import { refuse, type Step } from '../state/outcome.ts'
import { sceneOf } from '../state/match.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'

/** A person claims something by a button, to all or to one. Nobody looks whether it is true: it is talk. */
export function claim(
  room: Room,
  made: Claim & { [K in keyof Ear]?: Ear[K] | undefined },
  { chair, at }: { chair: Chair; at: Moment },
): Step {
  const { kind, value, to } = made
  const refused = to === undefined ? maySay(room, chair, 'sign') : mayWhisper(room, { ...made, to }, chair)
  if (refused) return refuse(room, refused)
  if (!isClaim(room, made, at)) return refuse(room, { code: 'no_such_claim' })
  const said = { text: `${kind} ${value}`, claim: claimMade(room, made) }
  return to === undefined ? tell(room, { chair, now: at.now }, said) : tellOne(room, to, { chair, now: at.now, said })
}

/** Of the title that is chosen, or of the one that lies on the table. */
function isClaim({ facts, head }: Room, { title, kind, value }: Claim, { titles }: Pick<Moment, 'titles'>): boolean {
  if (title !== facts.title && title !== head?.title) return false
  const claims = titles.find(({ id }) => id === title)?.claims ?? {}
  return Object.hasOwn(claims, kind) && claims[kind]?.includes(value) === true
}

/** With the round that it is about, while there is one: by what those who watch see, so it tells nobody anything. */
export function claimMade({ facts, match }: Room, { title, kind, value }: Claim): ClaimMade {
  const claim = { title, kind, value }
  if (!match || match.head.title !== title || facts.stage !== 'playing') return claim
  const round = match.game.claimRound?.(copy(sceneOf(match, 'spectator').view)) ?? null
  return round === null ? claim : { ...claim, match: match.head.id, round }
}
