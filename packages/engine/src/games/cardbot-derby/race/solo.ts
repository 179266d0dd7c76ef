import type { RaceEvent, Rank } from '../shapes.ts'
import type { Course, Hooks } from './course.ts'
import { runStep } from './step.ts'

/** What cards do to one robot that is alone on its course, by step. Changes where it stands. */
export function solo(course: Course, cards: readonly Rank[]): RaceEvent[][] {
  return cards.map((card, step) => {
    const events: RaceEvent[] = []
    runAlone(course, { step, card }, { tell: (event) => void events.push(event), choose: notAsked })
    return events
  })
}

/** The same for those who only want to know where it leads. */
export function runSolo(course: Course, cards: readonly Rank[]): void {
  for (let step = 0; step < cards.length; step++) {
    const card = cards[step]
    if (card) runAlone(course, { step, card }, UNHEARD)
  }
}

const ALONE = [0]
const notAsked = () => null
const UNHEARD: Hooks = { tell: null, choose: notAsked }

function runAlone(course: Course, { step, card }: { step: number; card: Rank }, hooks: Hooks): void {
  runStep(course, { step, order: ALONE, commands: [card] }, hooks)
}
