import * as v from 'valibot'
import type { Game } from '../core/game.ts'
import { announced, commitmentTo, keyFrom, keyFromSecret, type Throw } from './hashes.ts'
import { playedAgain } from './playedAgain.ts'
import { isPlain } from './plain.ts'
import { MatchFile, type CalledOff, type Fair } from './record.ts'
import type { Signed } from './signature.ts'
import { sealOf } from './traces.ts'
import { testimony, type Testimony, type Witness } from './witness.ts'

/** What is looked at, in this order. */
export const CHECKS = [
  'form',
  'seal',
  'signature',
  'witness',
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
  | { kind: 'key'; key: string; is: Signed['state'] }
  | { kind: 'witness'; says: Testimony }
  | { kind: 'older' | 'tooLong' | 'notReached' | 'unsigned' }

export interface Verdict {
  /**
   * `partly`: nothing is wrong, but not everything could be looked at. `unvouched`: all of it fits together, but nobody
   * vouches for it, and anyone who knows the rules can make such a record up.
   */
  verdict: 'ok' | 'unvouched' | 'partly' | 'wrong'
  checks: Check[]
  /** Seats whose throw is in the shuffle. */
  thrown: number[]
  /** What was checked; null: it is no record. */
  record: MatchFile | null
  /** What none of the checks proves. */
  unproven: Unproven[]
}

/** What stands in a record and follows from nothing: how it was called, and when and by whom it was done. */
export const UNPROVEN = ['names', 'guests', 'times', 'number', 'movers', 'ending'] as const
export type Unproven = (typeof UNPROVEN)[number]

/**
 * Does this match follow from what was announced before it was dealt? Works out everything again: commitment, throws,
 * key, every shuffle, every move, and what each viewer was told and saw. Takes anything; asks nobody.
 */
export function verifyMatch(file: unknown, titles: readonly Game[], given: Given = {}): Verdict {
  const { onplayed = () => undefined, signed = null, witness = null } = given
  const record = recordIn(file)
  if (!record) return { verdict: 'wrong', checks: [{ name: 'form', state: 'wrong' }], thrown: [], record, unproven: [] }
  const again = playedAgain(record, { titles, key: keyOf(record), onplayed })
  const checks: Check[] = [
    { name: 'form', state: 'ok' },
    sealed(record),
    signature(record, signed),
    witnessed(testimony(witness, record.id, witness && again.accountFor(witness.viewer))),
    secret(record),
    throws(record),
    calledOff(record),
    ...again.checks,
  ]
  return { verdict: verdictOf(checks), checks, thrown: throwersOf(record), record, unproven: unprovenIn(record) }
}

function recordIn(file: unknown): MatchFile | null {
  if (!isPlain(file)) return null
  const parsed = v.safeParse(MatchFile, file)
  return parsed.success ? parsed.output : null
}

/** That a match came to its end by the rules is proven; why another did not is only said. */
const unprovenIn = ({ ended, moves }: MatchFile): Unproven[] =>
  UNPROVEN.filter((each) => (each === 'ending' ? ended !== null : each === 'movers' ? moves !== null : true))

/** What else is known. */
interface Given {
  /** Told after each move that has been played again: how many have. */
  onplayed?: (moves: number) => void
  /** What `signedBy` found out about this record. */
  signed?: Signed | null
  /** What a device was told and saw of it. */
  witness?: Witness | null
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
const throwersOf = ({ fair }: Pick<MatchFile, 'fair'>): number[] => (fair?.rounds.at(-1) ?? []).map(({ seat }) => seat)

/** One of them is enough: all else could have been made up together. */
const VOUCHING: ReadonlySet<CheckName> = new Set(['signature', 'witness'])

/** Who came late, or left before the end, vouches for that part alone. */
const vouches = ({ state, about }: Check): boolean =>
  state === 'ok' && (about?.kind === 'key' || (about?.kind === 'witness' && about.says.is === 'all'))

function verdictOf(checks: readonly Check[]): Verdict['verdict'] {
  if (checks.some(({ state }) => state === 'wrong')) return 'wrong'
  const isVouchedFor = checks.some(vouches)
  if (checks.some(({ name, state }) => !VOUCHING.has(name) && state === 'unknown')) return 'partly'
  return isVouchedFor ? 'ok' : 'unvouched'
}

const older = (name: CheckName): Check => ({ name, state: 'unknown', about: { kind: 'older' } })

/** Anyone who writes how it was shuffled writes a seal as well: one without the other has been taken out. */
function sealed(record: MatchFile): Check {
  if (!record.fair && !record.seal) return older('seal')
  return { name: 'seal', state: record.seal === sealOf(record) ? 'ok' : 'wrong' }
}

/** A signature that nobody has looked at is that of a stranger. */
function signature({ signature }: MatchFile, signed: Signed | null): Check {
  if (!signature) return { name: 'signature', state: 'unknown', about: { kind: 'unsigned' } }
  const is = signed?.key === signature.key ? signed.state : 'stranger'
  const state = is === 'ok' || is === 'wrong' ? is : 'unknown'
  return { name: 'signature', state, about: { kind: 'key', key: signature.key, is } }
}

const WITNESSED: Readonly<Record<Testimony['is'], Check['state']>> = {
  ...{ all: 'ok', part: 'ok' },
  ...{ event: 'wrong', somewhere: 'wrong', view: 'wrong', strayed: 'wrong' },
  ...{ none: 'unknown', other: 'unknown', notReached: 'unknown' },
}

const witnessed = (says: Testimony): Check => ({
  name: 'witness',
  state: WITNESSED[says.is],
  about: { kind: 'witness', says },
})

function secret({ id, title, version, options, seats, secret, fair }: MatchFile): Check {
  if (!fair) return older('secret')
  const terms = { match: id, title, version, options, chairs: seats.map(({ chair }) => chair) }
  return { name: 'secret', state: commitmentTo(terms, secret) === fair.commitment ? 'ok' : 'wrong' }
}

function throws({ fair, seats }: MatchFile): Check {
  if (!fair) return older('throws')
  const { rounds } = fair
  const wrong = wrongThrow(fair, seats.length) ?? wronglyEnded(rounds)
  return wrong ? { name: 'throws', state: 'wrong', about: wrong } : { name: 'throws', state: 'ok' }
}

type Rounds = readonly (readonly Throw[])[]
type Wrong = Extract<About, { kind: 'round' }>

/** The first throw that is not what was announced, or has no place where it stands. */
function wrongThrow(fair: { commitment: string; rounds: Rounds }, seats: number): Wrong | null {
  for (const [at, thrown] of fair.rounds.entries()) {
    const wrong = thrown.find((each, place) => {
      const isInOrder = each.seat < seats && each.seat > (thrown[place - 1]?.seat ?? -1)
      return !isInOrder || !isKept(each, at + 1, fair) || wasLeftOut(each.seat, fair.rounds.slice(0, at))
    })
    if (wrong) return { kind: 'round', round: at + 1, seat: wrong.seat }
  }
  return null
}

/** What was shown is what was announced. */
function isKept({ seat, commitment, value }: Throw, round: number, fair: Pick<Fair, 'commitment'>): boolean {
  return value === null || announced(fair.commitment, { round, seat }, value) === commitment
}

/** Who once does not show what they announced has no more part in it. */
const wasLeftOut = (seat: number, before: Rounds): boolean =>
  before.some((round) => round.some((each) => each.seat === seat && each.value === null))

/** The last round has all that was announced; a round before it was given up because something was not shown. */
function wronglyEnded(rounds: Rounds): Wrong | null {
  const at = rounds.findIndex((round, at) => isWhole(round) !== (at === rounds.length - 1))
  return at < 0 ? null : { kind: 'round', round: at + 1, seat: null }
}

const isWhole = (round: Rounds[number]): boolean => round.every(({ value }) => value !== null)

function calledOff({ fair }: MatchFile): Check {
  if (!fair) return older('calledOff')
  return { name: 'calledOff', state: fair.calledOff.every(isCalledOff) ? 'ok' : 'wrong' }
}

/** Its last round may have come to nothing as well; each before it was given up for a reason. */
function isCalledOff({ terms, secret, commitment, rounds = [] }: CalledOff): boolean {
  if (commitmentTo(terms, secret) !== commitment) return false
  return wrongThrow({ commitment, rounds }, terms.chairs.length) === null && !rounds.slice(0, -1).some(isWhole)
}
