import type { RoomFacts } from '@robot-night/protocol'
import { Part } from '$lib/ui/part.svelte.ts'

/** The big pieces of a room. Nobody needs all of them at first: a page waits for the stage that it opens with alone. */
export const LOBBY = new Part(async () => (await import('./Lobby.svelte')).default)
export const PLAY = new Part(async () => (await import('./Play.svelte')).default)
export const OVER_BAR = new Part(async () => (await import('./OverBar.svelte')).default)
export const STRIPS = new Part(async () => (await import('./Strips.svelte')).default)
export const PAUSED = new Part(async () => (await import('./Paused.svelte')).default)
export const CLOSED = new Part(async () => (await import('./Closed.svelte')).default)
/** A seat on another device, and what that device sees first. Few come here, and only on purpose. */
export const HAND_OFF = new Part(async () => (await import('./handoff/HandOffSheets.svelte')).default)
export const TICKET = new Part(async () => (await import('./handoff/TicketPage.svelte')).default)
export const SHEETS = new Part(async () => (await import('./Sheets.svelte')).default)
/** What goes on beside the table and is not seen there: the tab, sounds, the screen's light. */
export const BESIDE = new Part(async () => (await import('./waking/Beside.svelte')).default)

/** What a page opens with. */
export const partsAt = ({ stage, still }: RoomFacts): Part<unknown>[] => [
  ...{ lobby: [LOBBY], playing: [PLAY], over: [PLAY, OVER_BAR] }[stage],
  ...(still === 'paused' ? [PAUSED] : []),
]

/** What a screen for all may need: it fetches nothing later. */
export const PARTS_ON_TV: Part<unknown>[] = [CLOSED, PAUSED]

/** What people come to next, fetched while they look at what is there. Where the line was down, it is tried again at the next stage. */
export function fetchTheRest(): void {
  for (const part of [STRIPS, BESIDE, SHEETS, CLOSED, PAUSED, PLAY, OVER_BAR, LOBBY]) part.fetchSoon()
}
