import type { Delay } from '@robot-night/protocol'
import { expect } from 'vitest'
import { sightFor } from '../frames/looking.ts'
import { nextDue } from '../commands/schedule.ts'
import { again, greeting } from '../frames/frames.ts'
import { Evening } from './evening.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND

/** What somebody without a chair gets of it, by every way. */
export function watched(evening: Evening, room = evening.room) {
  const at = evening.moment()
  const sight = sightFor(room, null, at)
  if ('turnedAway' in sight) throw new Error('nobody may look')
  const ways = [greeting(room, null, { kept: null, at }), { ...sight, ...again(room, null, at) }]
  for (const way of ways) expect(way).toEqual(sight)
  return sight
}
const textsOf = (sight: ReturnType<typeof watched>) =>
  sight.talk.flatMap((line) => (line.kind === 'said' ? [line.text] : []))
export const said = (evening: Evening, room = evening.room) => textsOf(watched(evening, room))

export function says(evening: Evening, text: string): void {
  evening.says('mara', { id: evening.id(), what: 'say', text })
}
/** Time goes on, with all it brings. */
export function passes(evening: Evening, ms: number): void {
  const until = evening.now + ms
  for (let times = 0; times < 10_000; times++) {
    const due = nextDue(evening.room, evening.moment())
    if (due > until) break
    evening.now = Math.max(evening.now, due)
    evening.takes({ kind: 'alarm', bots: 'think' })
  }
  evening.now = until
}

export function table(delay: Delay = 60, given: ConstructorParameters<typeof Evening>[0] = {}): Evening {
  const evening = new Evening(given)
  evening.joins('Tom')
  evening.watches('a watcher')
  evening.manages({ do: 'setDelay', delay })
  passes(evening, 10 * MINUTE)
  return evening
}
