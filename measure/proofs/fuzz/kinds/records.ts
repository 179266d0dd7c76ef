import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { TITLES } from '@robot-night/engine'
import { OF_A_RECORD, readJson } from '@robot-night/engine/json'
import { CHECKS, MatchFile, sealOf, verifyMatch } from '@robot-night/engine/fair'
import { safeParse } from 'valibot'
import { root } from '../../../wire/bundle.ts'
import { bend, bent, type Bend } from '../bent.ts'
import { rubbish } from '../odd.ts'
import { accepted, refused, type Subject, type Taken } from './subject.ts'

/** A file that somebody hands in as the record of a match. */
interface Handed {
  bends: readonly Bend[]
  /** Its seal is made again, so that the seal is not what is found wrong. */
  isSealed: boolean
  /** Its rules are at hand: it is played again as far as it goes. */
  isPlayed: boolean
  text: string | null
}

const handed: fc.Arbitrary<Handed> = fc.record({
  bends: fc.array(bend, { minLength: 1, maxLength: 3 }),
  isSealed: fc.boolean(),
  isPlayed: fc.nat(31).map((one) => one === 0),
  text: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: rubbish }),
})

const VECTORS: { match: { signature?: object } } = JSON.parse(
  readFileSync(join(root, 'packages/engine/src/fair/vectors.json'), 'utf8'),
)
// Without its site's keys nobody can say whether a signature is right.
const { signature: _, ...RECORD } = VECTORS.match
const ASIS = readOf(RECORD)

export const RECORD_CODES: ReadonlySet<string> = new Set<string>(CHECKS)

/** Records for the check of a match: what was changed is never found right. */
export const records = (check = verifyMatch): Subject<Handed> => ({
  inputs: handed,
  begin: () => ({ look: () => '', take: (input) => taken(input, check) }),
})

function taken({ bends, isSealed, isPlayed, text }: Handed, check: typeof verifyMatch): Taken {
  const changed =
    text === null ? bends.reduce<unknown>((file, each) => bentOnce(file, each), RECORD) : readJson(text, OF_A_RECORD)
  const file = isSealed ? sealed(changed) : changed
  const { verdict, checks } = check(file, isPlayed ? TITLES : [])
  const wrong = checks.find(({ state }) => state === 'wrong')
  if (verdict === 'wrong') return wrong ? refused(wrong.name, JSON.stringify(checks)) : accepted(false)
  // What the players were called is vouched for by the seal alone.
  return accepted(isSealed || readOf(file) === ASIS)
}

/** What is read of it. A field called `__proto__` is not. */
function readOf(file: unknown): string {
  const { success, output } = safeParse(MatchFile, file)
  return success ? JSON.stringify(output) : ''
}

const bentOnce = (file: unknown, each: Bend): unknown =>
  typeof file === 'object' && file !== null ? bent(file, each) : file

function sealed(file: unknown): unknown {
  const { success, output } = safeParse(MatchFile, file)
  return success ? { ...output, seal: sealOf(output) } : file
}
