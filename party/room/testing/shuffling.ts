import { TITLES } from '@robot-night/engine'
import { announced, digest, verifyMatch } from '@robot-night/engine/fair'
import { recordOf } from '../storage/archivedMatch.ts'
import { nextDue } from '../commands/schedule.ts'
import { roomFacts } from '../frames/roomFacts.ts'
import { Evening } from './evening.ts'

export const PEOPLE = ['mara', 'tom', 'ida']

/** Three at a table, of whom these have clients that throw. */
export function table(throwing: readonly string[] = PEOPLE): Evening {
  const evening = new Evening({ title: 'robot-revolution', hasArchive: true })
  evening.joins('Tom')
  evening.joins('Ida')
  for (const each of throwing) evening.comesToThrow(each)
  return evening
}

export const shuffle = (evening: Evening) => roomFacts(evening.room, evening.moment()).shuffle
export const valueOf = (device: string, round = 1): string => digest([device, round])

export function throws(evening: Evening, device: string, value?: string) {
  const { match, commitment, round, chairs } = shuffle(evening)!
  const seat = chairs.indexOf(PEOPLE.indexOf(device))
  const said = announced(commitment, { round, seat }, value ?? valueOf(device, round))
  return evening.own({ do: 'throw', match, round, commitment: said }, device)
}

export function reveals(evening: Evening, device: string, value?: string) {
  const { match, round } = shuffle(evening)!
  return evening.own({ do: 'reveal', match, round, value: value ?? valueOf(device, round) }, device)
}

export function waits(evening: Evening): void {
  evening.now = nextDue(evening.room, evening.moment())
  evening.takes({ kind: 'alarm', bots: 'think' })
}

export const stage = (evening: Evening) => evening.room.facts.stage
export const notes = (evening: Evening) =>
  evening.room.talk.flatMap((line) => (line.kind === 'noted' ? [line.note] : []))

/** As the archive gets it, through storage and JSON. */
export function recorded(evening: Evening): Record<string, unknown> {
  const { head, log, night } = evening.rows.stored()
  return JSON.parse(JSON.stringify(recordOf({ head: head!, log, night: night.at(-1)! }, (name) => name)))
}
export const verdict = (evening: Evening) => verifyMatch(recorded(evening), TITLES)
