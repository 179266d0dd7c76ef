import {
  knownCards,
  strength,
  type Battlefield,
  type Strength,
  type View,
} from '@robot-night/engine/games/robot-revolution'
import type { Step } from '#lib/motion/playback.ts'
import type { Seat } from '#lib/table/scene.ts'
import { swept, TURN_MS, type Flight } from './flights.ts'
import { frontSpot, type Spot } from '../spots.ts'
import { after, type Battle, type Revealed } from './staging.ts'

export type Count = { seat: Seat } & Strength

/** The battle in the light: first its cards lie as they lay, then they are turned up and counted, then the stamp falls. */
export interface Light {
  battle: Battle
  /** How much of it is told by now. */
  shows: 'cards' | 'totals' | 'stamp'
  /** The one moment in which the light comes, the stamp falls, or a bar breaks; `rest`: none of them. */
  beat: 'lamp' | 'rest' | 'stamp' | 'empty' | 'break'
  /** What the counters show. */
  counts: readonly Count[]
  /** Cards that are turned up in this battle. */
  turned: readonly Spot[]
  /** Cards have left: what is left earns no bonus here. */
  isCleared: boolean
}

/** One moment of a battle, and how the table stands in it. */
export interface BattleStage {
  view: View
  light: Light
  flights: readonly Flight[]
}
type Turned = Revealed['cards']

const MS = {
  lamp: 240,
  turn: 180,
  lastTurn: 260,
  count: 160,
  result: 380,
  alone: 320,
  plain: 160,
  stamp: 280,
  leave: 160,
} as const
const SHORT_MS = { turn: 300, result: 250, stamp: 350, clear: 200 } as const
const EMPTY_MS = 200
const BREAK_MS = 360

/** All moments of one battle, from the view in which its cards still lie as they lay. */
export function battleSteps(battle: Battle, closed: View, hidden: Turned): Step<BattleStage>[] {
  const light = lightOn(battle, closed, hidden)
  if (battle.outcome === 'empty') return [emptied(closed, light)]
  const open = opened(closed, hidden)
  const isFought = battle.totals.length > 1
  const cards = isFought
    ? turning(closed, light, inStackOrder(hidden))
    : [step(open, { ...light, beat: 'lamp' }, MS.alone)]
  return [...cards, ...judging(open, light), ...clearing(open, light)]
}

/** The same where there is no time for each single card. */
export function shortBattleSteps(battle: Battle, closed: View, hidden: Turned): Step<BattleStage>[] {
  const light = lightOn(battle, closed, hidden)
  if (battle.outcome === 'empty') return [emptied(closed, light)]
  const view = opened(closed, hidden)
  const told: Light = { ...light, shows: 'totals', counts: battle.totals }
  return [
    step(view, { ...light, beat: 'lamp' }, SHORT_MS.turn),
    step(view, told, SHORT_MS.result),
    step(view, { ...told, shows: 'stamp', beat: 'stamp' }, SHORT_MS.stamp),
    { ...ending(view, { ...told, shows: 'stamp', isCleared: true }), ms: SHORT_MS.clear },
  ]
}

const step = (view: View, light: Light, ms: number): Step<BattleStage> => ({ stage: { view, light, flights: [] }, ms })

const flown = ({ stage, ms }: Step<BattleStage>, flights: readonly Flight[]): Step<BattleStage> => ({
  stage: { ...stage, flights },
  ms,
})

function lightOn(battle: Battle, closed: View, hidden: Turned): Light {
  return {
    battle,
    shows: 'cards',
    beat: 'rest',
    counts: counted(closed, closed, battle),
    turned: hidden.map(({ seat, position }) => frontSpot(battle.battlefield, seat, position)),
    isCleared: false,
  }
}

const emptied = (view: View, light: Light): Step<BattleStage> =>
  step(view, { ...light, shows: 'stamp', beat: 'empty' }, EMPTY_MS)

/** Each card is counted when it has been turned up; what it earns besides its value comes later. */
function turning(closed: View, light: Light, hidden: Turned): Step<BattleStage>[] {
  const turns = hidden.map((_, at) => {
    const counts = counted(opened(closed, hidden.slice(0, at)), closed, light.battle)
    const ms = at === hidden.length - 1 ? MS.lastTurn : MS.turn
    return step(opened(closed, hidden.slice(0, at + 1)), { ...light, counts }, ms)
  })
  const open = opened(closed, hidden)
  const sum = { ...light, counts: counted(open, closed, light.battle) }
  return [
    step(closed, { ...light, beat: 'lamp' }, MS.lamp),
    ...turns,
    ...(turns.length > 0 ? [step(open, sum, MS.count)] : []),
  ]
}

/** Bonuses, a hush, the stamp. */
function judging(open: View, light: Light): Step<BattleStage>[] {
  const { totals } = light.battle
  const told: Light = { ...light, shows: 'totals', counts: totals }
  return [
    step(open, told, totals.length > 1 ? MS.result : MS.plain),
    step(open, { ...told, shows: 'stamp', beat: 'stamp' }, MS.stamp),
  ]
}

/** The losers' cards go first, then the winner's but for the one that holds. */
function clearing(open: View, light: Light): Step<BattleStage>[] {
  const { battlefield, totals, winner, holdCard } = light.battle
  const told: Light = { ...light, shows: 'stamp', counts: totals, isCleared: true }
  const lost = totals.flatMap(({ seat }) => (seat === winner ? [] : spotsOf(open, battlefield, seat)))
  const spent = winner === null ? [] : spotsOf(open, battlefield, winner).slice(holdCard ? 1 : 0)
  const left = without(open, battlefield, (seat) => (seat === winner ? null : 0))
  const held = without(left, battlefield, (seat) => (seat === winner ? (holdCard ? 1 : 0) : null))
  const leave = (view: View, spots: readonly Spot[]): Step<BattleStage>[] =>
    spots.length === 0 ? [] : [flown(step(view, told, MS.leave + 60 * (spots.length - 1)), swept(spots))]
  return [...leave(left, lost), ...leave(held, spent), ending(held, told)]
}

/** The primary card turns sideways and holds, or a breakthrough breaks the bars of the others' generals. */
function ending(view: View, light: Light): Step<BattleStage> {
  const { battle } = light
  const end = after(view, battle)
  if (battle.outcome === 'breakthrough') return step(end, { ...light, beat: 'break' }, BREAK_MS)
  if (battle.winner === null) return step(end, light, MS.leave)
  const spot = frontSpot(battle.battlefield, battle.winner, 0)
  return flown(step(end, light, TURN_MS + 60), [{ from: spot, to: spot, look: 'turns', delay: 0, ms: TURN_MS }])
}

/** First cards first, so that no side is known before the others. */
const inStackOrder = (hidden: Turned): Turned => hidden.toSorted((a, b) => a.position - b.position || a.seat - b.seat)

const opened = (view: View, cards: Turned): View => after(view, { kind: 'revealed', cards })

function counted(view: View, bonusesAs: View, { battlefield }: Battle): Count[] {
  return (view.stacks[battlefield - 1] ?? []).flatMap((stack, seat) => {
    if (stack.length === 0) return []
    const { base } = strength(knownCards(stack), view.options)
    const { rankAndFile, sharedCode } = strength(
      knownCards(bonusesAs.stacks[battlefield - 1]?.[seat] ?? []),
      view.options,
    )
    return [{ seat, base, rankAndFile, sharedCode, total: base + rankAndFile + sharedCode }]
  })
}

const spotsOf = (view: View, battlefield: Battlefield, seat: Seat): Spot[] =>
  (view.stacks[battlefield - 1]?.[seat] ?? []).map((_, at) => frontSpot(battlefield, seat, at))

/** Stacks cut to so many cards; null: left as they are. */
function without(view: View, battlefield: Battlefield, keeps: (seat: Seat) => number | null): View {
  const stacks = view.stacks.map((sides, at) =>
    at === battlefield - 1 ? sides.map((stack, seat) => stack.slice(0, keeps(seat) ?? stack.length)) : sides,
  )
  return { ...view, stacks }
}
