import type { BoldMove } from '../../core/lookingBack.ts'
import { listedIn } from './revealed.ts'
import type { Event } from './shapes.ts'

/** How bold it is for the Robot to show itself and name the picture: more than any number of people fooled. */
const GUESSED = 100

/**
 * A Robot that showed itself and named the right picture; else the one that nobody voted for, at the vote with the most
 * people. The earliest of the boldest.
 */
export function boldest(heard: readonly Event[]): BoldMove | null {
  const dared = heard.flatMap((event, at) => [...guessedAt(event, at), ...unseenAt(heard, at, event)])
  const best = dared.reduce<Dared | null>((best, each) => (best && best.weight >= each.weight ? best : each), null)
  return best && best.move
}

interface Dared {
  weight: number
  move: BoldMove
}

function guessedAt(event: Event, at: number): Dared[] {
  if (event.kind !== 'guessed' || !event.right || event.place === null) return []
  return [{ weight: GUESSED, move: { seat: event.seat, kind: 'guessed', amount: event.place, event: at } }]
}

/** Whose word nobody voted for. That is known once the roles are. */
function unseenAt(heard: readonly Event[], at: number, event: Event): Dared[] {
  if (event.kind !== 'rolesShown') return []
  const robot = event.roles.indexOf('robot')
  const events = heard.slice(
    heard.slice(0, at).findLastIndex(({ kind }) => kind === 'roundStarted'),
    at,
  )
  const count = events.findLast((each) => each.kind === 'votesShown')
  if (robot < 0 || count?.kind !== 'votesShown') return []
  const entry = listedIn(events).indexOf(robot) + 1
  const others = count.votes.filter((vote, seat) => seat !== robot && vote !== null)
  if (others.length === 0 || others.includes(entry)) return []
  return [{ weight: others.length, move: { seat: robot, kind: 'unseen', amount: others.length, event: at } }]
}
