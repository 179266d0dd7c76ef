import { Part } from '../ui/part.svelte.ts'

/** Few ask for it: it is fetched once somebody does, with all its words. */
export const VERIFICATION = new Part(async () => (await import('./Verification.svelte')).default)
