export { canonical } from './canonical.ts'
export { announced, commitmentTo, derived, digest, keyFrom, type Shuffled, type Terms, type Throw } from './hashes.ts'
export { MatchFile, type CalledOff, type Fair } from './record.ts'
export { ownThrow, type Note } from './own.ts'
export { heardBy, sealOf, type Chapter } from './traces.ts'
export {
  CHECKS,
  keyOf,
  throwersOf,
  verifyMatch,
  type About,
  type Check,
  type CheckName,
  type Keyed,
  type Verdict,
} from './verify.ts'
