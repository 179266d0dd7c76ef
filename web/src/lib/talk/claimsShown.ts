/** All that shows claims outside of the talk, to be fetched at once. */
export { default as ClaimChip } from './ClaimChip.svelte'
export { claimsAloud } from './claimsAloud.ts'
