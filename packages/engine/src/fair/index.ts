export { canonical } from './canonical.ts'
export { announced, commitmentTo, derived, digest, type Throw } from './hashes.ts'
export { plainFrom } from './plain.ts'
export { MatchFile, type CalledOff, type Fair, type Signature } from './record.ts'
export { ownThrow, type Note } from './own.ts'
export { keysFrom, messageFor, signedBy, type Signed, type SiteKey, type Verifier } from './signature.ts'
export { chainFrom, linked, MARK, markOf } from './chain.ts'
export { witnessFrom, type Testimony, type Witness } from './witness.ts'
export { toldTo, sealOf } from './traces.ts'
export {
  CHECKS,
  keyOf,
  UNPROVEN,
  verifyMatch,
  type About,
  type Check,
  type CheckName,
  type Keyed,
  type Unproven,
  type Verdict,
} from './verify.ts'
