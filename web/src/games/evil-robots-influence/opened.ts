import { Part } from '#lib/ui/part.svelte.ts'

// What people open to read, and nobody sees before: fetched apart.

/** What is known of somebody at the table. */
export const LOOK = new Part(async () => (await import('./parts/Look.svelte')).default)
/** One's own card, closely. */
export const CARD_SHEET = new Part(async () => (await import('./cards/CardSheet.svelte')).default)
