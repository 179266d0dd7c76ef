import * as v from 'valibot'
import type { Game } from '../core/game.ts'
import { announced, commitmentTo, keyFrom, keyFromSecret, type Throw } from './hashes.ts'
import { playedAgain } from './playedAgain.ts'
import { isPlain } from './plain.ts'
import { MatchFile, type CalledOff, type Fair } from './record.ts'
import type { Signed } from './signature.ts'
import { sealOf } from './traces.ts'
import { testimony, type Testimony, type Witness } from './witness.ts'

/** What is checked, in this order. */
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

/** `unknown`: the record doesn't say, or its rules aren't available. */
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
   * `partly`: nothing is wrong, but not everything could be checked. `unvouched`: everything fits together, but nobody
   * vouches for it, and anyone who knows the rules could invent such a record.
   */
  verdict: 'ok' | 'unvouched' | 'partly' | 'wrong'
  checks: Check[]
  /** Seats whose throw is in the shuffle. */
  thrown: number[]
  /** The record that was checked; null: it isn't one. */
  record: MatchFile | null
  /** What no check proves. */
  unproven: Unproven[]
}

/** Parts of a record that don't follow from anything else: names, times, and who did what. */
export const UNPROVEN = ['names', 'guests', 'times', 'number', 'movers', 'ending'] as const
export type Unproven = (typeof UNPROVEN)[number]

/**
 * Does this match follow from what was announced before the deal? Computes everything again: commitment, throws, key, every
 * shuffle, every move, and what each viewer was told and saw. Takes any input and asks nobody.
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

/** If a match ended by the rules, that's proven; if not, the reason is only claimed. */
const unprovenIn = ({ ended, moves }: MatchFile): Unproven[] =>
  UNPROVEN.filter((each) => (each === 'ending' ? ended !== null : each === 'movers' ? moves !== null : true))

/** What else is known. */
interface Given {
  /** Called after each replayed move, with the number so far. */
  onplayed?: (moves: number) => void
  /** What `signedBy` found about this record. */
  signed?: Signed | null
  /** What a device was told and saw. */
  witness?: Witness | null
}

/** Where a match's key comes from: its record, or what its room stores. */
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

/** One of them is enough. Everything else could have been invented together. */
const VOUCHING: ReadonlySet<CheckName> = new Set(['signature', 'witness'])

/** A device that joined late or left early vouches only for its part. */
const vouches = ({ state, about }: Check): boolean =>
  state === 'ok' && (about?.kind === 'key' || (about?.kind === 'witness' && about.says.is === 'all'))

function verdictOf(checks: readonly Check[]): Verdict['verdict'] {
  if (checks.some(({ state }) => state === 'wrong')) return 'wrong'
  const isVouchedFor = checks.some(vouches)
  if (checks.some(({ name, state }) => !VOUCHING.has(name) && state === 'unknown')) return 'partly'
  return isVouchedFor ? 'ok' : 'unvouched'
}

const older = (name: CheckName): Check => ({ name, state: 'unknown', about: { kind: 'older' } })

/** Records have both a shuffle and a seal: if one is missing, somebody removed it. */
function sealed(record: MatchFile): Check {
  if (!record.fair && !record.seal) return older('seal')
  return { name: 'seal', state: record.seal === sealOf(record) ? 'ok' : 'wrong' }
}

/** An unchecked signature counts as a stranger's. */
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

/** The first throw that isn't what was announced, or is out of place. */
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

/** A seat that didn't show what it announced is out. */
const wasLeftOut = (seat: number, before: Rounds): boolean =>
  before.some((round) => round.some((each) => each.seat === seat && each.value === null))

/** The last round has everything that was announced; in each earlier one, something wasn't shown. */
function wronglyEnded(rounds: Rounds): Wrong | null {
  const at = rounds.findIndex((round, at) => isWhole(round) !== (at === rounds.length - 1))
  return at < 0 ? null : { kind: 'round', round: at + 1, seat: null }
}

const isWhole = (round: Rounds[number]): boolean => round.every(({ value }) => value !== null)

function calledOff({ fair }: MatchFile): Check {
  if (!fair) return older('calledOff')
  return { name: 'calledOff', state: fair.calledOff.every(isCalledOff) ? 'ok' : 'wrong' }
}

/** Its last round may have failed too; each earlier one failed for a reason. */
function isCalledOff({ terms, secret, commitment, rounds = [] }: CalledOff): boolean {
  if (commitmentTo(terms, secret) !== commitment) return false
  return wrongThrow({ commitment, rounds }, terms.chairs.length) === null && !rounds.slice(0, -1).some(isWhole)
}
