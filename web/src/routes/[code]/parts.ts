import type { FirstSight } from '@robot-night/protocol'
import { wide } from '$lib/table/wide.svelte.ts'
import { Part } from '$lib/ui/part.svelte.ts'
import { ASIDE } from '$lib/words/words.ts'

/** The big pieces of a room. Nobody needs all of them at first: a page waits for the stage that it opens with alone. */
export const LOBBY = new Part(async () => (await import('./Lobby.svelte')).default)
export const PLAY = new Part(async () => (await import('./Play.svelte')).default)
export const OVER_BAR = new Part(async () => (await import('./OverBar.svelte')).default)
export const STRIPS = new Part(async () => (await import('./Strips.svelte')).default)
export const PAUSED = new Part(async () => (await import('./Paused.svelte')).default)
export const CLOSED = new Part(async () => (await import('./Closed.svelte')).default)
/** Log and talk: beside the table where a screen is wide, behind a button where it is not. */
export const SIDE_TALK = new Part(
  async () => (await Promise.all([import('$lib/table/SideTalk.svelte'), ASIDE.fetch()]))[0].default,
)
export const NIGHT_BOX = new Part(async () => (await import('$lib/table/night/NightBox.svelte')).default)
/** A seat on another device, and what that device sees first. Few come here, and only on purpose. */
export const HAND_OFF = new Part(async () => (await import('./handoff/HandOffSheets.svelte')).default)
export const TICKET = new Part(async () => (await import('./handoff/TicketPage.svelte')).default)
export const SHEETS = new Part(async () => (await import('./Sheets.svelte')).default)
/** What goes on beside the table and is not seen there: the tab, sounds, the screen's light. */
export const BESIDE = new Part(async () => (await import('./waking/Beside.svelte')).default)

/** What a page opens with. */
export const partsAt = ({ room: { stage, pause }, night = [] }: FirstSight): Part<unknown>[] => [
  ...{ lobby: [LOBBY], playing: [PLAY], over: [PLAY, OVER_BAR] }[stage],
  ...(pause === 'paused' ? [PAUSED] : []),
  // A screen on which it is not seen fetches it when there is time.
  ...(wide.is ? [SIDE_TALK] : []),
  ...(night.length > 0 ? [NIGHT_BOX] : []),
]

/** What a screen for all may need: it fetches nothing later. */
export const PARTS_ON_TV: Part<unknown>[] = [CLOSED, PAUSED]

/** What people come to next, fetched while they look at what is there. Where the line was down, it is tried again at the next stage. */
export function fetchTheRest(): void {
  const rest = [STRIPS, BESIDE, SIDE_TALK, SHEETS, CLOSED, PAUSED, PLAY, OVER_BAR, LOBBY, NIGHT_BOX]
  for (const part of rest) part.fetchSoon()
}
