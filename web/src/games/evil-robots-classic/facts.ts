import type {
  Allegiance,
  Power,
  PrivateShow,
  Robot,
  ShownAllegiance,
  Showed,
  Target,
  View,
} from '@robot-night/engine/games/evil-robots-classic'
import type { Seat } from '#lib/table/scene.ts'
import type { Words } from './words/words.ts'

/** What is known of a robot in the ring, by all (`isMine` false) or by the viewer alone. */
export type Fact = { isMine: boolean } & (
  | { what: 'robot'; value: Robot }
  | { what: 'power'; value: Power; level: number | null }
  | { what: 'allegiance'; value: Allegiance; shown: Omit<ShownAllegiance, 'value'> | null }
)

export function factsOf(view: View, target: Target): Fact[] {
  if (target === 'npc') return view.npc ? npcFacts(view.npc) : []
  return [...publicFacts(view, target), ...privateFacts(view, target)]
}

const npcFacts = ({ power, allegiance }: NonNullable<View['npc']>): Fact[] => [
  { what: 'power', value: power, level: null, isMine: false },
  { what: 'allegiance', value: allegiance, shown: null, isMine: false },
]

function publicFacts({ seats }: View, seat: Seat): Fact[] {
  const seen = seats[seat]
  if (!seen) return []
  const { robot, power, level, allegiance } = seen
  const facts: Fact[] = []
  if (power !== null) facts.push({ what: 'power', value: power, level, isMine: false })
  if (robot !== null) facts.push({ what: 'robot', value: robot, isMine: false })
  if (allegiance) facts.push({ what: 'allegiance', value: allegiance.value, shown: allegiance, isMine: false })
  return facts
}

/** The last of each kind that it showed to me and some others, unless all have seen that card by now. */
function privateFacts(view: View, seat: Seat): Fact[] {
  const got = view.whispered.filter((show) => show.seat === seat && show.to.some((each) => each === view.viewer))
  const seen = view.seats[seat]
  return (['power', 'robot', 'allegiance'] as const).flatMap((what): Fact[] => {
    const last = got.findLast(({ showed }) => showed.what === what)?.showed
    if (!last || (what !== 'allegiance' && seen?.[what] !== null)) return []
    return [privateFact(last, seen?.flipped ?? false)]
  })
}

function privateFact(showed: Showed, flipped: boolean): Fact {
  if (showed.what === 'robot') return { ...showed, isMine: true }
  if (showed.what === 'power') return { ...showed, level: null, isMine: true }
  return { ...showed, shown: { when: 'discussion', flipped }, isMine: true }
}

/** Said to those who only hear the table. */
export function saidOf(fact: Fact, { cards, chips }: Words): string {
  const thing = thingOf(fact, cards)
  return fact.isMine ? `${thing} (${chips.onlyYou})` : thing
}

function thingOf(fact: Fact, cards: Words['cards']): string {
  if (fact.what === 'power') return fact.level === null ? cards.powerOf(fact.value) : cards.levelOf(fact.level)
  if (fact.what === 'robot') return fact.value
  const thing = cards.thing(fact)
  if (!fact.shown) return thing
  return [thing, cards.shownAt(fact.shown.when), fact.shown.flipped ? cards.flippedSince : '']
    .filter(Boolean)
    .join(', ')
}

/** The word below a robot. */
export interface Chip {
  text: string
  look: 'plain' | 'hot' | 'good'
}

export function chipOf(view: View, seat: Seat, { chips }: Words): Chip | null {
  const { phase, turn, queue, line, seats } = view
  const seen = seats[seat]
  if (!seen || phase.kind === 'nextRound' || phase.kind === 'over') return null
  if (turn?.seat === seat) return { text: chips.turn, look: 'hot' }
  if (queue.includes(seat)) return { text: chips.queued, look: 'plain' }
  if (line?.[0]?.seat === seat) return { text: chips.next, look: 'plain' }
  if (phase.kind !== 'discuss') return { text: chips.status[seen.status], look: 'plain' }
  if (seen.passed) return { text: chips.passedEarly, look: 'plain' }
  return phase.ready.includes(seat) ? { text: chips.ready, look: 'good' } : null
}

/** It has done what it can do this round. */
export const isDone = ({ seats, turn, phase }: View, target: Target): boolean => {
  if (target === 'npc' || turn?.seat === target || phase.kind === 'discuss') return false
  const status = seats[target]?.status
  return status !== 'waiting' && status !== 'passed'
}

/** What I was shown, and what I showed to some, the last thing first. */
export const knownBy = ({ whispered, viewer }: View): { show: PrivateShow; isMine: boolean }[] =>
  whispered.map((show) => ({ show, isMine: show.seat === viewer })).reverse()

/** Where the round is. */
export type Step = 'talk' | 'turns' | 'pass' | 'reveal'
export const STEPS: readonly Step[] = ['talk', 'turns', 'pass', 'reveal']

export function stepOf({ phase, line }: View): Step {
  if (phase.kind === 'discuss') return 'talk'
  if (phase.kind === 'nextRound' || phase.kind === 'over') return 'reveal'
  const passing = phase.kind === 'lineUp' || phase.kind === 'passOrder' || phase.kind === 'passTurn'
  return passing || line !== null ? 'pass' : 'turns'
}
