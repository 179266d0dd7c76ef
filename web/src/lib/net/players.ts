import type { ChairFacts, RoomFacts } from '@robot-night/protocol'
import type { Player } from '../table/title.ts'
import { robotOf } from '../ui/robots.ts'
import { isolated } from '../words/isolated.ts'

/** Who plays the present match, by seat. A chair left since then keeps its robot's own name. */
export function playersOf(room: RoomFacts): Player[] {
  const chairs = room.match?.chairs ?? []
  return chairs.map((chair, seat) => ({ seat, robot: chair, ...whoIs(room.chairs[chair], chair) }))
}

/** Who plays, time and again: the same list where nothing about them has changed, so that what is made of it isn't made, nor said, once more. */
export function steadyPlayers(): (room: RoomFacts) => readonly Player[] {
  let before: readonly Player[] = []
  return (room) => {
    const now = playersOf(room)
    if (JSON.stringify(now) !== JSON.stringify(before)) before = now
    return before
  }
}

function whoIs(facts: ChairFacts | undefined, chair: number): Pick<Player, 'name' | 'presence' | 'botPlays'> {
  switch (facts?.kind) {
    case 'person':
      return { name: isolated(facts.name), presence: facts.presence, botPlays: facts.botPlays }
    case 'bot':
      return { name: isolated(facts.name), presence: 'bot', botPlays: false }
    case 'free':
    case undefined:
      return { name: robotOf(chair).name, presence: 'away', botPlays: false }
    default:
      return facts satisfies never
  }
}
