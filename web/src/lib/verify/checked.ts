import type { Game } from '@robot-night/engine'
import { ownThrow, signedBy, verifyMatch } from '@robot-night/engine/fair'
import type { Check, MatchFile, Note, SiteKey, Unproven, Verdict, Verifier, Witness } from '@robot-night/engine/fair'
import { isolated } from '../words/isolated.ts'
import { movesIn, saidIn } from './said.ts'

/** What is to be checked. */
export interface Wanted {
  file: unknown
  /** Which match it should be; null: whichever it says. */
  match: string | null
  /** What this browser has noted of it. */
  note: Note | null
  /** What this browser was told of it, and saw at the end. */
  witness: Witness | null
  /** Those of this site; null: they could not be had. */
  keys: readonly SiteKey[] | null
}

/** What came of a check, and all that it takes to tell it. */
export interface Findings {
  /** All together, with what this browser knows. */
  verdict: Verdict['verdict']
  /** It is the record of another match than wanted. */
  isOther: boolean
  checks: readonly Check[]
  /** Seats whose throw is in the shuffle. */
  thrown: readonly number[]
  /** Seats that announced a throw and did not show it; all threw again then. */
  silent: readonly number[]
  /** How many deals came to nothing before this one. */
  calledOff: number
  /** By seat. */
  names: readonly string[]
  /** What none of it proves. */
  unproven: readonly Unproven[]
  /** Is this browser's throw in it? Null: it has noted none. */
  own: ReturnType<typeof ownThrow> | null
}

interface Given {
  /** Null: its rules are not at hand. */
  game: Game | null
  isSigned: Verifier
  /** How much has been played again, in hundredths. */
  onplayed: (done: number) => void
}

/** Takes anything, and believes none of it. */
export async function checked(wanted: Wanted, { game, isSigned, onplayed }: Given): Promise<Findings> {
  const { file, match, note, keys, witness } = wanted
  const signed = await signedBy(file, keys, isSigned)
  const all = movesIn(file)
  let told = 0
  const tell = (played: number): void => {
    const done = Math.floor((100 * played) / all)
    if (done > told) onplayed((told = done))
  }
  const { record, verdict, checks, thrown, unproven } = verifyMatch(file, game ? [game] : [], {
    onplayed: tell,
    signed,
    witness,
  })
  const own = record && note && ownThrow(record, note)
  const isOther = record !== null && match !== null && saidIn(file, 'id') !== match
  return {
    ...{ isOther, checks, thrown, own, unproven },
    verdict: isOther || own === 'betrayed' ? 'wrong' : verdict,
    silent: silentIn(record),
    calledOff: record?.fair?.calledOff.length ?? 0,
    names: record?.seats.map(({ name }) => isolated(name)) ?? [],
  }
}

const silentIn = (record: MatchFile | null): number[] =>
  (record?.fair?.rounds ?? []).flat().flatMap(({ seat, value }) => (value === null ? [seat] : []))
