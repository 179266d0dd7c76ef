import { wide } from '#lib/table/wide.svelte.ts'
import { Part } from '#lib/ui/part.svelte.ts'

/** Log and talk: next to the table where a screen is wide, behind a button where it is not. */
export const SIDE_TALK = new Part(async () => (await import('#lib/table/SideTalk.svelte')).default)
/** The last word at the table, where talk stands behind a button. */
export const TALK_STRIP = new Part(async () => (await import('./strips/TalkStrip.svelte')).default)
/** What is said of the line, and of those who are away. */
export const STRIPS = new Part(async () => (await import('./strips/Strips.svelte')).default)
export const CLOSED = new Part(async () => (await import('./Closed.svelte')).default)
/** What goes on around the table and isn't seen there: the tab, sounds, the screen's light, what is read out. */
export const BESIDE = new Part(async () => (await import('./notifications/Beside.svelte')).default)
/** What people have claimed: at their seats, and in the log once it has come to light. */
export const CLAIMS_SHOWN = new Part(() => import('#lib/talk/claimsShown.ts'))
/** Says what something on the table is, to those who tap it. */
export const ASKED_PIECES = new Part(async () => (await import('./pieces/AskedPieces.svelte')).default)
export const HEARING = new Part(async () => (await import('#lib/talk/Hearing.svelte')).default)
/** What somebody has to open first. */
export const SHEETS = new Part(async () => (await import('./sheets/Sheets.svelte')).default)
/** What a device is asked once, in the lobby: whether to try a lesson, whether it may make sounds. */
export const OFFERS = new Part(async () => (await import('./lobby/Offers.svelte')).default)
/** A seat on another device, and what that device sees first. Few come here, and only on purpose. */
export const HAND_OFF = new Part(async () => (await import('./handoff/HandOffSheets.svelte')).default)
export const TICKET = new Part(async () => (await import('./handoff/TicketPage.svelte')).default)

/** What a room is drawn with besides what it is always made of. */
export const fetchFirst = async (): Promise<void> => (wide.is ? SIDE_TALK.fetch() : undefined)

/** What people come to next, fetched while they look at what is there. Where the line was down, it is tried again at the next stage. */
export function fetchTheRest(): void {
  for (const part of [TALK_STRIP, STRIPS, BESIDE, HEARING, SIDE_TALK, SHEETS, CLOSED, OFFERS, ASKED_PIECES])
    part.fetchSoon()
}
