import type {
  ChainStep,
  Event,
  SeenChain,
  SeenFrame,
  SeenPhase,
  SeenSeat,
  View,
} from '@robot-night/engine/games/evil-robots-classic'
import type { Seat } from '#lib/table/scene.ts'

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

/** The view as it stood when something had been told and what came after it had not. Bookkeeping only: what happened is in the event. */
export function after(view: View, event: Event): View {
  switch (event.kind) {
    case 'showed':
      return event.to ? view : withProof(withSeat(view, event.seat, shown(event, view)), event)
    case 'passedEarly':
    case 'turnPassed':
      return withSeat(view, event.seat, { status: 'passed', passed: true })
    case 'callOpened':
      return { ...view, called: event.call, phase: calling(event) }
    case 'callClosed':
      return { ...view, queue: event.claimants }
    case 'ordered':
      return { ...view, queue: view.queue.length > 0 ? event.order : view.queue }
    case 'turnBegan':
      return afterTurnBegan(view, event)
    case 'robotUsed':
      return withSeat(view, event.seat, { status: 'acted' })
    case 'conversionDeclared':
      return withChain(view, { stack: [declared(event)], rest: [], steps: [] })
    case 'judged':
      return withTop(withStep(view, { kind: 'judged', stands: event.stands }), (top) => ({
        ...top,
        claim: event.stands ? 'ok' : 'fail',
      }))
    case 'reacted':
      return afterReaction(withSeat(view, event.seat, { status: 'reacted' }), event)
    case 'coinFlipped':
      return afterFlip(view, event)
    case 'nobodyPasses':
      return { ...view, nobodyPasses: true }
    case 'countdownEnded':
      return event.noTurn.reduce((before, seat) => withSeat(before, seat, { status: 'noTurn' }), view)
    case 'linedUp':
      return afterLineUp(view, event)
    case 'passForced':
      return { ...view, line: view.line?.filter(({ seat }) => seat !== event.seat) ?? null }
    case 'dealt':
    case 'phaseBegan':
    case 'ready':
    case 'missed':
    case 'conversionEnded':
    case 'allegianceNow':
    case 'revealed':
    case 'scored':
    case 'gameOver':
      return view
    default:
      return event satisfies never
  }
}

function withSeat(view: View, seat: Seat, change: Partial<SeenSeat>): View {
  return { ...view, seats: view.seats.map((each, at) => (at === seat ? { ...each, ...change } : each)) }
}

function shown({ showed }: EventOf<'showed'>, { called, line }: View): Partial<SeenSeat> {
  if (showed.what === 'robot') return { robot: showed.value }
  if (showed.what === 'power') return { power: showed.value }
  const when = line ? 'pass' : (called ?? 'discussion')
  return { allegiance: { value: showed.value, when, flipped: false } }
}

const calling = ({ call, asked }: EventOf<'callOpened'>): SeenPhase => ({
  kind: 'call',
  call,
  asked,
  answered: true,
  claim: null,
})

function afterTurnBegan(view: View, { seat, isPass, level }: EventOf<'turnBegan'>): View {
  const begun: View = {
    ...view,
    phase: { kind: isPass ? 'passTurn' : 'turn' },
    turn: { seat, isFirst: false, isPass },
    queue: view.queue.filter((each) => each !== seat),
    line: view.line?.filter((place) => place.seat !== seat) ?? null,
  }
  return level === null ? begun : withSeat(begun, seat, { level })
}

const declared = ({ conversion, real }: EventOf<'conversionDeclared'>): SeenFrame => ({
  via: conversion.via,
  instigator: conversion.instigator,
  firstTarget: conversion.target,
  target: conversion.target,
  shown: conversion.allegiance,
  rebounded: false,
  claim: 'pending',
  truth: null,
  real,
})

/** The chain under way; null: none. */
export const chainIn = ({ phase }: View): SeenChain | null =>
  phase.kind === 'answer' || phase.kind === 'react' ? phase : null

const withChain = (view: View, { stack, rest, steps }: SeenChain): View => ({
  ...view,
  phase: { kind: 'react', stack, rest, steps, offered: [], wish: null },
})

function withStep(view: View, step: ChainStep): View {
  const chain = chainIn(view)
  return chain ? withChain(view, { ...chain, steps: [...chain.steps, step] }) : view
}

function withTop(view: View, change: (top: SeenFrame) => SeenFrame): View {
  const chain = chainIn(view)
  const top = chain?.stack.at(-1)
  return chain && top ? withChain(view, { ...chain, stack: [...chain.stack.slice(0, -1), change(top)] }) : view
}

/** Of all that the rules have shown in a chain only this proves how a conversion went. */
function withProof(view: View, { seat, showed, byRule }: EventOf<'showed'>): View {
  const top = chainIn(view)?.stack.at(-1)
  if (!top || !byRule) return view
  const isHolder = showed.what === 'robot' && (showed.value === 'LockBot' || showed.value === 'SumoBot')
  const isReply = showed.what !== 'robot' && top.via === 'convert' && top.claim === 'pending' && top.target === seat
  if (!isHolder && !isReply) return view
  const proved = withStep(view, { kind: 'proved', seat, showed })
  return isHolder && top.rebounded ? withTop(proved, (each) => ({ ...each, claim: 'fail' })) : proved
}

function afterReaction(view: View, { seat, robot, reaction }: EventOf<'reacted'>): View {
  const played = withStep(view, { kind: 'reacted', seat, robot, reaction })
  const chain = chainIn(played)
  if (chain && reaction === 'doOver') {
    return withChain(played, { ...chain, stack: [...chain.stack, ...doneOver(played, seat)] })
  }
  return withTop(played, (top) => {
    if (reaction === 'fail') return { ...top, claim: 'fail' }
    if (reaction === 'force') return { ...top, target: top.firstTarget, rebounded: false, claim: 'ok' }
    return { ...top, target: top.instigator, rebounded: true, claim: 'ok' }
  })
}

/** Its allegiance is told next. */
function doneOver(view: View, seat: Seat): SeenFrame[] {
  const top = chainIn(view)?.stack.at(-1)
  if (!top) return []
  const shown = view.seats[seat]?.allegiance?.value ?? top.shown
  const { target } = top
  return [{ ...top, via: 'doOver', instigator: seat, firstTarget: target, shown, rebounded: false, claim: 'pending' }]
}

function afterFlip(view: View, { target, result }: EventOf<'coinFlipped'>): View {
  if (target === 'npc') {
    const isSide = result === 'G' || result === 'E'
    return view.npc && isSide ? { ...view, npc: { ...view.npc, allegiance: result } } : view
  }
  const before = view.seats[target]?.allegiance ?? null
  return withSeat(view, target, { flipped: true, allegiance: before && { ...before, flipped: true } })
}

function afterLineUp(view: View, { places, excluded }: EventOf<'linedUp'>): View {
  const line = places.map((place) => ({ ...place, settled: false }))
  const lined: View = { ...view, line }
  return excluded.reduce((before, seat) => withSeat(before, seat, { status: 'excluded' }), lined)
}
