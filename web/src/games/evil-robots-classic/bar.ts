import type { Event, View } from '@robot-night/engine/games/evil-robots-classic'
import type { Reader } from '#lib/table/title.ts'
import { PLAIN, seenAfter } from './draft.ts'
import type { Making } from './making.svelte.ts'
import { sayingOf } from './saying.ts'
import type { Said } from './words/telling.ts'
import { WORDS } from './words/words.ts'

interface Moment {
  view: View
  making: Making
  /** What is being shown. */
  showing: Event | null
}

/** The words of the bar, and in their second line what came of the last answer or what the one in the making will show. */
export function barOf(reader: Reader & { isOffline: boolean }, { view, making, showing }: Moment): Said {
  const { asks, note } = making
  const said = sayingOf(reader, { view, asks, showing: asks ? null : showing })
  if (reader.isOffline) return said
  const detail = note ?? willShow(reader, view, making)
  return detail === null ? said : { ...said, detail }
}

/** Before a turn is confirmed: what everybody will see of it. */
function willShow({ language, isCovered }: Reader, { own, seats }: View, { asks, draft }: Making): string | null {
  if ((asks?.kind !== 'turn' && asks?.kind !== 'passTurn') || draft.act === null || !own) return null
  const faceUp = seats[asks.prompt.seat]
  if (!faceUp) return null
  const known = isCovered && draft.act !== 'robot' ? PLAIN : own
  return WORDS.in(language).turn.willSee(seenAfter(known, faceUp, draft))
}
