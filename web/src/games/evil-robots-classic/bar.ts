import type { Event, View } from '@robot-night/engine/games/evil-robots-classic'
import type { Said } from '#lib/stage/telling.ts'
import type { Reader } from '#lib/table/title.ts'
import { PLAIN, seenAfter } from './draft.ts'
import type { HalfMadeAnswer } from './halfMadeAnswer.svelte.ts'
import { sayingOf } from './saying.ts'
import { WORDS } from './words/words.ts'

interface Moment {
  view: View
  making: HalfMadeAnswer
  /** What is being shown. */
  showing: Event | null
}

/** The words of the bar, and in their second line what the answer in the making will show. */
export function barOf(reader: Reader, { view, making, showing }: Moment): Said {
  const { asks } = making
  const said = sayingOf(reader, { view, asks, showing: asks ? null : showing })
  const detail = willShow(reader, view, making)
  return detail === null ? said : { ...said, detail }
}

/** Before a turn is confirmed: what everybody will see of it. */
function willShow(
  { language, isCovered }: Reader,
  { own, seats }: View,
  { asks, draft }: HalfMadeAnswer,
): string | null {
  if ((asks?.kind !== 'turn' && asks?.kind !== 'passTurn') || draft.act === null || !own) return null
  const faceUp = seats[asks.prompt.seat]
  if (!faceUp) return null
  const known = isCovered && draft.act !== 'robot' ? PLAIN : own
  return WORDS.in(language).turn.willSee(seenAfter(known, faceUp, draft))
}
