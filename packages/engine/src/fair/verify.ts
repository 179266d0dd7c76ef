import * as v from 'valibot'
import type { Game } from '../core/game.ts'
import { announced, commitmentTo, keyFrom, keyFromSecret, type Throw } from './hashes.ts'
import { playedAgain } from './playedAgain.ts'
import { MatchFile, type Fair } from './record.ts'
import { sealOf } from './traces.ts'

/** What is looked at, in this order. */
export const CHECKS = [
  'form',
  'seal',
  'secret',
  'throws',
  'calledOff',
  'rules',
  'moves',
  'heard',
  'seen',
  'standings',
] as const
export type CheckName = (typeof CHECKS)[number]

/** `unknown`: the record does not say, or these rules are not at hand. */
export interface Check {
  name: CheckName
  state: 'ok' | 'wrong' | 'unknown'
  /** Where it went wrong, or what is missing. */
  about?: About
}
export type About =
  | { kind: 'round'; round: number; seat: number | null }
  | { kind: 'move'; move: number; why: string }
  | { kind: 'viewer'; viewer: number }
  | { kind: 'seat'; seat: number }
  | { kind: 'version'; title: string; played: number; known: number | null }
  | { kind: 'older' | 'tooLong' | 'notReached' }

export interface Verdict {
  /** `partly`: nothing is wrong, but not everything could be looked at. */
  verdict: 'ok' | 'partly' | 'wrong'
  checks: Check[]
  /** Seats whose throw is in the shuffle. */
  thrown: number[]
  /** What was checked; null: it is no record. */
  record: MatchFile | null
}

/**
 * Does this match follow from what was announced before it was dealt? Works out everything anew: commitment, throws,
 * key, every shuffle, every move, and what each viewer was told and saw. Takes anything; asks nobody. `onplayed`: how
 * many moves have been played again so far.
 */
export function verifyMatch(
  file: unknown,
  titles: readonly Game[],
  onplayed: (moves: number) => void = () => undefined,
): Verdict {
  const parsed = v.safeParse(MatchFile, file)
  if (!parsed.success) return { verdict: 'wrong', checks: [{ name: 'form', state: 'wrong' }], thrown: [], record: null }
  const record = parsed.output
  const checks: Check[] = [
    { name: 'form', state: 'ok' },
    sealed(record),
    secret(record),
    throws(record),
    calledOff(record),
    ...playedAgain(record, { titles, key: keyOf(record), onplayed }),
  ]
  return { verdict: verdictOf(checks), checks, thrown: throwersOf(record), record }
}

/** What the key of a match is in: its record, or what its room keeps of it. */
export interface Keyed {
  secret: string
  fair?: { commitment: string; rounds: readonly (readonly Throw[])[] } | undefined
}

/** The key of a match, 32 bytes. */
export function keyOf({ fair, secret }: Keyed): Uint8Array {
  if (!fair) return keyFromSecret(secret)
  const { commitment, rounds } = fair
  return keyFrom({ commitment, secret, round: rounds.length, throws: rounds.at(-1) ?? [] })
}

/** Seats whose throw is in the shuffle of this record. */
export const throwersOf = ({ fair }: Pick<MatchFile, 'fair'>): number[] =>
  (fair?.rounds.at(-1) ?? []).map(({ seat }) => seat)

function verdictOf(checks: readonly Check[]): Verdict['verdict'] {
  if (checks.some(({ state }) => state === 'wrong')) return 'wrong'
  return checks.some(({ state }) => state === 'unknown') ? 'partly' : 'ok'
}

const older = (name: CheckName): Check => ({ name, state: 'unknown', about: { kind: 'older' } })

/** Whoever writes how it was shuffled writes a seal as well: one without the other has been taken out. */
function sealed(record: MatchFile): Check {
  if (!record.fair && !record.seal) return older('seal')
  return { name: 'seal', state: record.seal === sealOf(record) ? 'ok' : 'wrong' }
}

function secret({ id, title, version, options, seats, secret, fair }: MatchFile): Check {
  if (!fair) return older('secret')
  const terms = { match: id, title, version, options, chairs: seats.map(({ chair }) => chair) }
  return { name: 'secret', state: commitmentTo(terms, secret) === fair.commitment ? 'ok' : 'wrong' }
}

function throws({ fair, seats }: MatchFile): Check {
  if (!fair) return older('throws')
  for (const [at, thrown] of fair.rounds.entries()) {
    const wrong = thrown.find((each, place) => {
      const isInOrder = each.seat < seats.length && each.seat > (thrown[place - 1]?.seat ?? -1)
      return !isInOrder || !isKept(each, at + 1, fair) || wasLeftOut(each.seat, fair.rounds.slice(0, at))
    })
    if (wrong || isEndedWrongly(thrown, at, fair))
      return { name: 'throws', state: 'wrong', about: { kind: 'round', round: at + 1, seat: wrong?.seat ?? null } }
  }
  return { name: 'throws', state: 'ok' }
}

type Thrown = Fair['rounds'][number]

/** What was shown is what was announced. */
function isKept({ seat, commitment, value }: Thrown[number], round: number, fair: Fair): boolean {
  return value === null || announced(fair.commitment, { round, seat }, value) === commitment
}

/** Who once does not show what they announced has no more part in it. */
const wasLeftOut = (seat: number, before: readonly Thrown[]): boolean =>
  before.some((round) => round.some((each) => each.seat === seat && each.value === null))

/** The last round has all that was announced; a round before it was given up because something was not shown. */
function isEndedWrongly(thrown: Thrown, at: number, { rounds }: Fair): boolean {
  const isWhole = thrown.every(({ value }) => value !== null)
  return isWhole !== (at === rounds.length - 1)
}

function calledOff({ fair }: MatchFile): Check {
  if (!fair) return older('calledOff')
  const isKept = fair.calledOff.every(({ terms, secret, commitment }) => commitmentTo(terms, secret) === commitment)
  return { name: 'calledOff', state: isKept ? 'ok' : 'wrong' }
}
