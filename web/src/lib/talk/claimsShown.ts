/** All that shows claims outside of the talk, to be fetched at once. */
export { default as ClaimChip } from './ClaimChip.svelte'
export { logWithClaims } from './claimLines.ts'
export { claimsAloud } from './claimsAloud.ts'
export { claimsHeard } from './claimsHeard.ts'
export { default as Lies } from './Lies.svelte'
