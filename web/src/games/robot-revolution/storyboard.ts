import type { Event, View } from '@robot-night/engine/games/robot-revolution'
import type { Step } from '$lib/motion/playback.ts'
import { after } from './staging.ts'

export type Battle = Extract<Event, { kind: 'battle' }>
type Revealed = Extract<Event, { kind: 'revealed' }>

/** The battle in the light: first its cards lie as they lay, then they are turned up and counted, then the stamp falls. */
export interface Light {
  battle: Battle
  shows: 'cards' | 'totals' | 'stamp'
}

/** What the table shows at one moment of a playback. */
export interface Stage {
  view: View
  /** Null outside the battles. */
  light: Light | null
  /** Battles of this round that have been shown. */
  done: readonly Battle[]
  /** What the bar says meanwhile. */
  event: Event
  /** This or what comes after it has the bar to itself: questions wait, for their view would tell the end first. */
  isTheatre: boolean
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
  playedDown: 350,
  revealed: 0,
  battle: 0,
  generalsLost: 900,
  fell: 1000,
  reshuffled: 350,
  gameOver: 0,
}
const LIGHT_MS = { cards: 300, totals: 650, stamp: 950 } as const
const EMPTY_MS = 350

const THEATRE: readonly Event['kind'][] = [
  'cut',
  'primary',
  'battle',
  'generalsLost',
  'fell',
  'reshuffled',
  'roundStarted',
]

/** A frame's events as steps to look at, one after another, from the view as it was before. */
export function storyboard(before: View, events: readonly Event[]): Step<Stage>[] {
  const steps = drawn(before, events)
  const last = steps.findLastIndex(({ stage }) => THEATRE.includes(stage.event.kind))
  return steps.map((step, at) => ({ ...step, stage: { ...step.stage, isTheatre: at <= last } }))
}

type Drawing = Omit<Stage, 'isTheatre'>

function drawn(before: View, events: readonly Event[]): Step<Drawing>[] {
  const steps: Step<Drawing>[] = []
  let view = before
  let revealed: Revealed['cards'] = []
  let done: readonly Battle[] = []
  for (const event of events) {
    if (event.kind === 'revealed') {
      revealed = event.cards
      continue
    }
    if (event.kind === 'battle') {
      const turned = turnedAt(view, event, revealed)
      steps.push(...lightsOn(event, { closed: view, open: turned, done }))
      view = after(turned, event)
      done = [...done, event]
      continue
    }
    view = after(view, event)
    if (MS[event.kind] > 0)
      steps.push({ stage: { view, light: null, done: aftermath(event, done), event }, ms: MS[event.kind] })
  }
  return steps
}

/** The stamps stay while their consequences are told. */
function aftermath(event: Event, done: readonly Battle[]): readonly Battle[] {
  return event.kind === 'generalsLost' || event.kind === 'fell' ? done : []
}

/** Cards are told as turned up all at once, and shown battlefield by battlefield. */
function turnedAt(view: View, battle: Battle, cards: Revealed['cards']): View {
  return after(view, { kind: 'revealed', cards: cards.filter(({ battlefield }) => battlefield === battle.battlefield) })
}

function lightsOn(battle: Battle, views: { closed: View; open: View; done: readonly Battle[] }): Step<Drawing>[] {
  const { closed, open, done } = views
  const lit = (view: View, shows: Light['shows']): Drawing => ({ view, light: { battle, shows }, done, event: battle })
  if (battle.outcome === 'empty') return [{ stage: lit(open, 'stamp'), ms: EMPTY_MS }]
  return [
    { stage: lit(closed, 'cards'), ms: LIGHT_MS.cards },
    { stage: lit(open, 'totals'), ms: LIGHT_MS.totals },
    { stage: lit(open, 'stamp'), ms: LIGHT_MS.stamp },
  ]
}
