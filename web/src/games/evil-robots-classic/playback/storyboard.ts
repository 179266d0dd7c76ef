import type { Event, View } from '@robot-night/engine/games/evil-robots-classic'
import type { Step } from '#lib/motion/playback.ts'
import { after } from './staging.ts'

/** What the table shows at one moment of a playback. */
export interface Stage {
  view: View
  /** What the bar says meanwhile. */
  event: Event
}

/** 0: nothing to look at by itself. */
const MS: Readonly<Record<Event['kind'], number>> = {
  dealt: 0,
  phaseBegan: 0,
  showed: 450,
  passedEarly: 300,
  ready: 0,
  callOpened: 0,
  callClosed: 450,
  missed: 0,
  ordered: 300,
  turnBegan: 500,
  turnPassed: 500,
  robotUsed: 600,
  conversionDeclared: 800,
  judged: 700,
  reacted: 800,
  conversionEnded: 1000,
  allegianceNow: 0,
  coinFlipped: 800,
  nobodyPasses: 1200,
  countdownEnded: 400,
  linedUp: 900,
  passForced: 400,
  revealed: 0,
  scored: 0,
  gameOver: 0,
}

/** A frame's events as steps to look at, one after another. */
export function storyboard(before: View, events: readonly Event[]): Step<Stage>[] {
  let view = before
  return events.flatMap((event): Step<Stage>[] => {
    view = after(view, event)
    return isSeen(event) ? [{ stage: { view, event }, ms: MS[event.kind] }] : []
  })
}

/** A show to me alone is for my eyes, and not for the table. */
const isSeen = (event: Event): boolean => MS[event.kind] > 0 && (event.kind !== 'showed' || event.to === null)
