import type { Plant } from '../../../wire/bundle.ts'

/** A way to get time wrong. Each must show. */
export interface Flaw {
  name: string
  plants: readonly Plant[]
}

const ROOM = 'party/room'

export const FLAWS: readonly Flaw[] = [
  {
    name: 'whenever an alarm rings, the next thing is done',
    plants: [
      {
        file: `${ROOM}/Room.ts`,
        find: "const isDone = this.attempt('an alarm', () => this.#serve())",
        replace:
          "const isDone = this.attempt('an alarm', () => { this.#mustState(); this.#serveOne(); this.#serve(); this.#arm() })",
      },
      {
        file: `${ROOM}/commands/schedule.ts`,
        find: 'filter((due) => due.at <= given.at.now)',
        replace: 'filter((due) => due.at <= given.at.now + 60_000)',
      },
    ],
  },
  {
    name: 'what comes late is written down as if it had been in time',
    plants: [
      {
        file: `${ROOM}/match/play.ts`,
        find: '{ at: at.now, move, told: reached.told,',
        replace: '{ at: Math.min(at.now, (match.log.at(-1)?.at ?? at.now) + 1000), move, told: reached.told,',
      },
    ],
  },
  {
    name: 'an alarm is set for a fraction of a millisecond too early',
    plants: [
      {
        file: 'party/shell/AlarmClock.ts',
        find: 'Math.max(Math.ceil(due), now + 1)',
        replace: 'Math.max(due, now)',
      },
    ],
  },
  {
    name: 'a room goes with its match',
    plants: [{ file: `${ROOM}/commands/expiry.ts`, find: 'const KEPT_DAYS = 30', replace: 'const KEPT_DAYS = 0' }],
  },
]
