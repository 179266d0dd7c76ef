import { cardName } from '#lib/cards/names.ts'
import type { Said } from '#lib/stage/telling.ts'
import type { Awaited } from '#lib/table/scene.ts'
import type { Reader } from '#lib/table/title.ts'
import type { Front } from './board.ts'
import { saidOf } from './log.ts'
import { askedOf } from './said.ts'
import { waitingOf } from './seating.ts'
import type { Stage } from './playback/storyboard.ts'
import type { HalfMadeAnswer } from './halfMadeAnswer.svelte.ts'
import { WORDS } from './words/words.ts'

interface Moment {
  turn: HalfMadeAnswer
  /** What is being shown, if it has the bar to itself. */
  stage: Stage | null
  awaited: Awaited | null
  fronts: readonly Front[]
  /** Cards of one's own are not called by name. */
  isCovered: boolean
}

/** The words of the bar: what is shown, what I am asked, or whom the table waits for. */
export function sayingOf(reader: Reader, { turn, stage, awaited, fronts, isCovered }: Moment): Said {
  if (stage) return shownBy(stage, reader)
  if (!turn.asks) return waitingOf(awaited, reader)
  const said = askedOf(turn.asks, turn.choice, { language: reader.language, isCovered })
  const makes = madeAt(fronts, turn, reader)
  return makes ? { ...said, detail: makes } : said
}

/** A battle's result is not told before its stamp has fallen. */
function shownBy({ light, event }: Stage, reader: Reader): Said {
  if (!light || light.shows === 'stamp') return saidOf(event, reader)
  return { title: WORDS.in(reader.language).battlefield(light.battle.battlefield), detail: '' }
}

/** With more than two seats: what the lifted card makes on the battlefield aimed at. */
function madeAt(fronts: readonly Front[], { aim, choice }: HalfMadeAnswer, { language }: Reader): string | null {
  const front = fronts.find(({ battlefield }) => battlefield === aim)
  if (!front?.would || choice.picked === null || front.sides.length === 2) return null
  return WORDS.in(language).ask.makes(cardName(choice.picked, language), aim, front.would.total)
}
