import { TITLES } from '@robot-night/engine'
import { probe } from '@robot-night/engine/testing'
import type { Chair, Command } from '@robot-night/protocol'
import { isOfId } from '@robot-night/party/room/commands/remembered.ts'
import { chairOf, deviceOf, seatOf } from '@robot-night/party/room/state/seats.ts'
import type { Room } from '@robot-night/party/room/state/room.ts'

/** Was it right to do this? What the protocol promises, said once more and apart from the room. `isSame`: nothing changed. */
export function mayBeDone(room: Room, { socket, command }: Sent, isSame: boolean): boolean {
  const sender = deviceOf(room, room.sockets.find(({ id }) => id === socket)?.device ?? null)
  if (!sender) return false
  if (room.done.get(sender.hash)?.some((each) => isOfId(each, command.id))) return isSame
  const chair = chairOf(room, sender.hash)
  if (command.what === 'watcherSay') return chair === null && sender.watcher !== undefined && room.facts.talk.typed
  if (chair === null) return false
  switch (command.what) {
    case 'answer':
    case 'offer':
      return isOpen(room, seatOf(room.head, chair), command)
    case 'vote':
      return isAwayAtPlay(room, command.chair)
    case 'manage':
      return chair === room.facts.host
    case 'whisper':
      return !isMuted(room, chair) && room.facts.talk.typed && isHeard(room, chair, command)
    case 'say':
      return !isMuted(room, chair) && room.facts.talk.typed
    case 'claim':
      return !isMuted(room, chair) && isClaim(room, command)
    case 'react':
      return !isMuted(room, chair)
    case 'self':
      return true
  }
}

function isMuted({ facts }: Room, chair: Chair): boolean {
  const state = facts.chairs[chair]
  return state?.kind === 'person' && state.isMuted
}

interface Sent {
  socket: string
  command: Command
}

/** An answer to the question of this seat in this beat, or an offer that lies before it. */
function isOpen(room: Room, seat: number | null, played: Command & { what: 'answer' | 'offer' }): boolean {
  const { match } = room
  const scene = seat === null ? undefined : match?.scenes[seat]
  if (room.facts.pauses.some(({ what, until }) => what === 'paused' && until === null)) return false
  if (!match || !scene || room.facts.stage !== 'playing' || played.match !== match.head.id) return false
  if (played.what === 'answer') return played.beat === match.position.beat && scene.asks?.kind === played.kind
  return played.beat <= match.position.beat && scene.offers.some(({ kind }) => kind === played.kind)
}

/** Of the title that is chosen, or that lies on the table; whatever is true. */
function isClaim({ facts, head, match }: Room, { title, kind, value }: Command & { what: 'claim' }): boolean {
  if (title !== facts.title && title !== head?.title) return false
  const game = match?.game.id === title ? match.game : [...TITLES, probe].find(({ id }) => id === title)
  return game?.claims?.[kind]?.includes(value) ?? false
}

/** A vote is on somebody of the running match who is away. */
function isAwayAtPlay(room: Room, chair: Chair): boolean {
  const isThere = room.sockets.some(({ device }) => device !== null && chairOf(room, device) === chair)
  return room.facts.stage === 'playing' && room.facts.chairs[chair]?.kind === 'person' && !isThere
}

/** By another person, under the name by which they were meant; while playing, if the title lets people whisper. */
function isHeard({ facts, match }: Room, from: Chair, { to, name }: Command & { what: 'whisper' }): boolean {
  const listener = facts.chairs[to]
  if (listener?.kind !== 'person' || to === from || (name !== undefined && name !== listener.name)) return false
  return facts.stage !== 'playing' || !match?.game.whispers || match.game.whispers(match.position.state)
}
