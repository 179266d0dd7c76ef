import type { Event, View } from '@robot-night/engine/games/sample-title'
import type { Said } from '#lib/stage/telling.ts'
import type { Awaited } from '#lib/table/scene.ts'
import type { Reader } from '#lib/table/title.ts'
import { saidOf, toldTo } from './log.ts'
import { WORDS } from './words/words.ts'

interface Moment {
  view: View
  isAsked: boolean
  /** What is being shown. */
  showing: Event | null
  awaits: readonly Awaited[]
}

/** The words of the bar: what is shown, what I am asked, or whom the table waits for. */
export function sayingOf(reader: Reader, { view, isAsked, showing, awaits }: Moment): Said {
  const { bar } = WORDS.in(reader.language)
  if (showing) return saidOf(showing, reader)
  if (isAsked) return bar.lay(view.round === view.options.rounds)
  const { who } = toldTo(reader)
  return bar.waiting(awaits.filter(({ done }) => done !== true).map(({ seat }) => who(seat).name))
}
