import type { Event, View } from '@robot-night/engine/games/robot-revolution'
import { lengthOf, type Step } from '#lib/motion/playback.ts'
import { battleSteps, shortBattleSteps, type Light } from './battleSteps.ts'
import { flightsOf, type Flight } from './flights.ts'
import { after, type Battle, type Revealed } from './staging.ts'

export type { Light } from './battleSteps.ts'
export type { Battle } from './staging.ts'

/** What the table shows at one moment of a playback. */
export interface Stage {
  view: View
  /** Null outside the battles. */
  light: Light | null
  /** Battles of this round that have been shown. */
  done: readonly Battle[]
  /** By seat: generals whose bar is broken, and who have not left yet. */
  broken: readonly number[]
  flights: readonly Flight[]
  /** What the bar says meanwhile. */
  event: Event
  /** This or what comes after it has the bar to itself: questions wait, for their view would tell the end first. */
  isBlocking: boolean
}

const MS: Readonly<Record<Event['kind'], number>> = {
  cut: 900,
  primary: 700,
  dealt: 250,
  mulligan: 500,
  generalsDealt: 200,
  roundStarted: 700,
  playedUp: 350,
  noblePassed: 250,
  playedDown: 380,
  revealed: 0,
  battle: 0,
  generalsLost: 700,
  fell: 1000,
  reshuffled: 350,
  gameOver: 0,
}
/** With less than this part of their time battles are told in short. */
const SHORT_BELOW = 0.5

const BLOCKING: readonly Event['kind'][] = [
  'cut',
  'primary',
  'battle',
  'generalsLost',
  'fell',
  'reshuffled',
  'roundStarted',
]

/** A frame's events as steps to look at, one after another, from the view as it was before; `most`: how long they may take, in ms. */
export function storyboard(before: View, events: readonly Event[], most = Infinity): Step<Stage>[] {
  const whole = drawn(before, events, battleSteps)
  const steps = most < lengthOf(whole) * SHORT_BELOW ? drawn(before, events, shortBattleSteps) : whole
  const last = steps.findLastIndex(({ stage }) => BLOCKING.includes(stage.event.kind))
  return steps.map((step, at) => ({ ...step, stage: { ...step.stage, isBlocking: at <= last } }))
}

type Drawing = Omit<Stage, 'isBlocking'>
type Drawn = Step<Drawing>[]

function drawn(before: View, events: readonly Event[], acts: typeof battleSteps): Drawn {
  const fought = events.findLastIndex((event) => event.kind === 'battle' && event.outcome !== 'empty')
  let moment: Moment = { view: before, revealed: [], ...unfought(before) }
  return events.flatMap((event, at): Drawn => {
    const { view, done, broken } = moment
    moment = momentAfter(moment, event)
    if (event.kind === 'battle') {
      // Nobody waits to see that nothing happens, if something is still to happen.
      if (event.outcome === 'empty' && at < fought) return []
      const hidden = hiddenAt(event, moment.revealed)
      return acts(event, view, hidden).map(({ stage, ms }) => {
        const breaks = stage.light.beat === 'break'
        return { stage: { ...stage, done, broken: breaks ? moment.broken : broken, event }, ms }
      })
    }
    if (MS[event.kind] === 0) return []
    const flights = flightsOf(event, view)
    const stage = {
      view: moment.view,
      broken: moment.broken,
      done: aftermath(event, done),
      light: null,
      flights,
      event,
    }
    return [{ stage, ms: msOf(event, flights) }]
  })
}

/** How far the telling has come. */
interface Moment {
  view: View
  revealed: Revealed['cards']
  done: readonly Battle[]
  broken: readonly number[]
}

const unfought = ({ seats }: View) => ({ done: [], broken: seats.map(() => 0) })

function momentAfter({ view, revealed, done, broken }: Moment, event: Event): Moment {
  switch (event.kind) {
    // Cards are told as turned up all at once, and shown battlefield by battlefield.
    case 'revealed':
      return { view, revealed: event.cards, ...unfought(view) }
    case 'battle': {
      const open = after(view, { kind: 'revealed', cards: hiddenAt(event, revealed) })
      return { view: after(open, event), revealed, done: [...done, event], broken: brokenAfter(event, view, broken) }
    }
    case 'generalsLost':
      return { view: after(view, event), revealed, done, broken: broken.with(event.seat, 0) }
    default:
      return { view: after(view, event), revealed, done, broken }
  }
}

const hiddenAt = (battle: Battle, cards: Revealed['cards']): Revealed['cards'] =>
  cards.filter(({ battlefield }) => battlefield === battle.battlefield)

/** Cards that arrive one after another want to be seen arriving. */
function msOf(event: Event, flights: readonly Flight[]): number {
  return Math.max(MS[event.kind], ...flights.map(({ delay, ms }) => delay + ms * 0.8))
}

/** The stamps stay while their consequences are told. */
function aftermath(event: Event, done: readonly Battle[]): readonly Battle[] {
  return event.kind === 'generalsLost' || event.kind === 'fell' ? done : []
}

/** Each breakthrough strikes a general of every other player who is still in. */
function brokenAfter({ outcome, winner }: Battle, view: View, broken: readonly number[]): readonly number[] {
  if (outcome !== 'breakthrough') return broken
  return view.seats.map(({ living, generalsLeft }, seat) => {
    const struck = broken[seat] ?? 0
    return seat === winner || !living ? struck : Math.min(generalsLeft, struck + 1)
  })
}
