// For tests: whose secrets are in what a device is sent.

import type { Seat } from '@robot-night/engine'
import { again, greeting } from '../frames/frames.ts'
import { chairOf, viewerOf } from '../state/seats.ts'
import type { Match } from '../state/match.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { newWhispers } from '../talk/whispers.ts'

const markOf = (seat: Seat): string => `<the secrets of seat ${seat}>`

/** The same match, each seat's view with a mark in it. What watchers see has none. */
function marked(match: Match): Match {
  const seats = match.head.chairs.length
  const scenes = match.scenes.map((scene, seat) => (seat < seats ? { ...scene, view: { mark: markOf(seat) } } : scene))
  return { ...match, scenes }
}

/** All that a device could be sent now: on connecting, on asking for everything, on coming back, in the next frame. */
export function bytesFor(room: Room, device: string | null, at: Moment): string {
  const shown = room.match ? { ...room, match: marked(room.match) } : room
  const chair = chairOf(room, device)
  const known = { match: room.head?.id ?? '', n: room.match?.log.at(-1)?.ns.at(placeOf(room, device)) ?? 0 }
  const kept = [null, known, { ...known, n: Math.max(0, known.n - 1) }]
  return JSON.stringify([
    kept.map((each) => greeting(shown, device, { kept: each, at })),
    again(shown, device, at),
    chair === null
      ? null
      : newWhispers(chair, { before: { ...room, whispers: room.whispers.map(() => []) }, after: room }),
  ])
}

function placeOf(room: Room, device: string | null): number {
  const viewer = viewerOf(room, device)
  return viewer === 'spectator' ? -1 : viewer
}

/** The seats of whose secrets there is anything in that. */
export function seatsIn(bytes: string, { head }: Pick<Room, 'head'>): Seat[] {
  return [...(head?.chairs.keys() ?? [])].filter((seat) => bytes.includes(markOf(seat)))
}
