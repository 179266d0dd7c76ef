import { Part } from '$lib/ui/part.svelte.ts'

/** What stands where a page cannot be shown, and where a room is not open to all: the room says so itself, so the line is up then. Few come there, and no page begins with it. */
export const ELSEWHERE = new Part(async () => (await import('./Elsewhere.svelte')).default)
export const DOOR = new Part(async () => (await import('./[code]/Door.svelte')).default)

export async function fetchElsewhere(): Promise<void> {
  await Promise.all([ELSEWHERE.fetch(), DOOR.fetch()])
}
