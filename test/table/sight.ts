import type { FirstSight } from '@robot-night/protocol'

/** A room in which nothing is played: just enough to keep a line to it. */
export const SIGHT: FirstSight = {
  hello: { protocol: 1, me: { chair: 0, seat: null }, now: 0 },
  room: {
    ...{ id: 'r1', code: 'KRTBW', title: 'robot-revolution', options: {}, pace: 'off', peek: 'usual', stage: 'lobby' },
    ...{ chairs: [{ kind: 'person', name: 'Mara', presence: 'here', botPlays: false }], host: 0, watchers: 0 },
    match: null,
  },
  table: null,
  talk: [],
}
