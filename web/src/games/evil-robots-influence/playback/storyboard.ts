import type { Event, View } from '@robot-night/engine/games/evil-robots-influence'
import type { Step } from '#lib/motion/playback.ts'
import type { CountBeat } from './beats.ts'
import { workerIn } from '../reveal/verdict.ts'
import { after } from './staging.ts'

/** What takes the whole table while it is shown. */
type Scene =
  | { of: 'count'; beat: CountBeat }
  /** `told`: so many cards have been carried out. */
  | { of: 'endgame'; beat: 'drum' | 'turn' | 'deed' | 'after'; told: number }
  | { of: 'path'; isTurned: boolean }

/** What the table shows at one moment of a playback. */
export interface Stage {
  view: View
  /** What the bar says meanwhile. */
  event: Event
  scene: Scene | null
}

/** 0: nothing to look at by itself; what it changes is seen with the next thing that is. */
const MS: Readonly<Record<Event['kind'], number>> = {
  roundStarted: 550,
  robotDealt: 0,
  potSet: 350,
  potChanged: 500,
  idleSet: 0,
  stackSet: 300,
  coinsTossed: 0,
  offered: 0,
  hands: 650,
  unclaimed: 450,
  offersShown: 800,
  picked: 500,
  powerGiven: 450,
  dealerToken: 0,
  turnStarted: 0,
  turnEnded: 0,
  cardPlayed: 700,
  copied: 450,
  coinTurned: 450,
  coinSet: 450,
  coinsExchanged: 550,
  looked: 500,
  mirrorAnswered: 350,
  marked: 450,
  powerChanged: 450,
  tokensChanged: 300,
  influenceChanged: 400,
  looseCoin: 550,
  extraTurnEarned: 350,
  cardTurnedDown: 450,
  cardChanged: 450,
  pileShuffled: 0,
  museDrew: 350,
  museKept: 350,
  revealWindow: 250,
  revealPassed: 0,
  coinsRevealed: 0,
  counted: 0,
  splitProposed: 0,
  splitSupported: 0,
  splitWithdrawn: 0,
  splitDone: 1500,
  bonus: 0,
  endgameTriggered: 0,
  endgameRevealed: 0,
  endgameEffect: 0,
  retained: 0,
  anotherRound: 0,
  pathChosen: 0,
  gameEnded: 0,
}
const TOSS_MS = 400
/** How long what a round came to stays, unless somebody goes on, where the next round would cover it at once. */
const STAY_MS = 6000

/** A frame's events as steps to look at, one after another. */
export function storyboard(before: View, events: readonly Event[]): Step<Stage>[] {
  const isOfCount = events.some(({ kind }) => kind === 'counted')
  const isOfEndgame = events.some(({ kind }) => kind === 'endgameRevealed')
  const revealedAt = events.findIndex(({ kind }) => kind === 'coinsRevealed')
  let view = before
  let told = 0
  return events.flatMap((event, at): Step<Stage>[] => {
    const [counted, last] = [view, events[at - 1]]
    view = after(view, event)
    if (event.kind === 'endgameEffect') told += 1
    const show = (ms: number, scene: Scene | null): Step<Stage> => ({ stage: { view, event, scene }, ms })
    if (event.kind === 'roundStarted' && last && isUnread(before)) {
      const scene: Scene = { of: 'count', beat: 'paid' }
      return [{ stage: { view: counted, event: last, scene }, ms: STAY_MS, stays: true }]
    }
    if (isOfCount && at >= revealedAt)
      return counting(view, event, { show, turned: events[revealedAt] ?? event, last: events[revealedAt - 1] })
    if (isOfEndgame) {
      const steps = endgame(event, events, { told, show })
      if (steps) return steps
    }
    if (event.kind === 'pathChosen' && event.by === 'coin')
      return [show(1100, { of: 'path', isTurned: false }), show(900, { of: 'path', isTurned: true })]
    const ms = msOf(event, { events, at, before })
    return ms > 0 ? [show(ms, null)] : []
  })
}

/** Who was asked what to keep had the count before them all the time. */
function isUnread({ phase, result, me }: View): boolean {
  const isOfRound = phase.kind === 'retain' || phase.kind === 'endgame'
  return isOfRound && result !== null && !phase.asked.some((seat) => seat === me.viewer)
}

type Show = (ms: number, scene: Scene | null) => Step<Stage>

interface Turning {
  show: Show
  turned: Event
  /** What was before it. */
  last: Event | undefined
}
/** Coins turn while nobody is told yet what they come to. */
function counting(view: View, event: Event, { show, turned, last = turned }: Turning): Step<Stage>[] {
  const at = (beat: CountBeat, ms: number) => show(ms, { of: 'count', beat })
  const told = (event: Event, { stage, ms }: Step<Stage>): Step<Stage> => ({ stage: { ...stage, event }, ms })
  if (event.kind === 'counted') {
    const turning = [told(turned, at('turn', 600)), told(turned, at('sides', 900))]
    return [told(last, at('lie', 450)), ...turning, at('won', 1100), ...added()]
  }
  if (event.kind === 'splitDone') return [at('paid', 900)]
  return event.kind === 'bonus' ? [at('paid', 500)] : []

  function added(): Step<Stage>[] {
    const worker = view.result && workerIn(view.result.count)
    return worker === null ? [] : [at('added', 800)]
  }
}

interface EndgameTelling {
  told: number
  show: Show
}
/** Cards turn over together, and are carried out in their order. */
function endgame(event: Event, events: readonly Event[], { told, show }: EndgameTelling): Step<Stage>[] | null {
  const revealed = events.filter(({ kind }) => kind === 'endgameRevealed')
  if (event.kind === 'endgameRevealed') {
    if (event !== revealed.at(-1)) return []
    return [show(900, { of: 'endgame', beat: 'drum', told: 0 }), show(700, { of: 'endgame', beat: 'turn', told: 0 })]
  }
  if (event.kind === 'endgameEffect') return [show(1100, { of: 'endgame', beat: 'deed', told })]
  return event.kind === 'anotherRound' ? [show(1000, { of: 'endgame', beat: 'after', told })] : null
}

interface Moment {
  events: readonly Event[]
  at: number
  before: View
}
function msOf(event: Event, { events, at, before }: Moment): number {
  if (event.kind === 'coinsTossed') {
    if (event.by !== 'round') return MS.coinTurned
    return events[at + 1]?.kind === 'coinsTossed' ? 0 : TOSS_MS
  }
  // What is given for a card is told once, with whom it is for.
  if (event.kind === 'influenceChanged') return event.cause === 'offer' || event.cause === 'split' ? 0 : MS[event.kind]
  if (event.kind === 'splitDone') return before.phase.kind === 'split' ? MS[event.kind] : 0
  return MS[event.kind]
}
