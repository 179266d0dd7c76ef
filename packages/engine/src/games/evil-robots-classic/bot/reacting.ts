import type { Allegiance, Reaction, SeenFrame, SeenPhase, Target, View } from '../shapes.ts'
import { isSeat } from '../table.ts'
import { beats, spend, turnTo, type Course } from './course.ts'
import { meIn } from './known.ts'
import type { Deed } from './weigh.ts'
import type { World } from './worlds.ts'

/** What a conversion does. */
interface Landing {
  target: Target
  side: Allegiance
}

type Chained = Extract<SeenPhase, { kind: 'answer' | 'react' }>

/** To stay out, or to play one of these. */
export function reactionDeeds(view: View, reactions: readonly Reaction[]): Deed<Reaction | null>[] {
  const { phase } = view
  if (phase.kind !== 'answer' && phase.kind !== 'react') return [{ action: null, does: () => {} }]
  return [null, ...reactions].map((action) => ({
    action,
    does: (world, course) => settle(view, phase, { world, course, action }),
  }))
}

/** The whole chain is applied, from the bottom up, then what GroupBot has in hand still. */
function settle(
  view: View,
  { stack, rest }: Chained,
  { world, course, action }: { world: World; course: Course; action: Reaction | null },
): void {
  const top = stack.at(-1)
  if (!top) return
  const place = (target: Target) => (isSeat(target) ? target : view.seats.length)
  const land = (landing: Landing | null) => {
    if (landing) turnTo(world, course, { place: place(landing.target), side: landing.side })
  }
  for (const frame of stack.slice(0, -1)) land(usually(frame, world, place(frame.target)))
  if (action) spend(course, meIn(view).seat)
  const isHit = usually(top, world, place(top.target))
  if (action === 'force') course.sides[place(top.firstTarget)] = top.shown
  else land(action ? AFTER[action](top, isHit) : isHit)
  if (action === 'doOver') land({ target: top.target, side: course.sides[meIn(view).seat] ?? 'N' })
  for (const target of rest) land({ target, side: top.shown })
  if (stack[0]?.via === 'group') course.sides[stack[0].instigator] = world.flips[stack[0].instigator] ?? 'G'
}

const AFTER: Readonly<Record<Exclude<Reaction, 'force'>, (top: SeenFrame, isHit: Landing | null) => Landing | null>> = {
  fail: () => null,
  rebound: ({ instigator, shown }) => ({ target: instigator, side: shown }),
  doOver: (_top, isHit) => isHit,
}

/** As far as all believe; if nothing is judged yet, as the powers will have it. */
function usually({ claim, truth, target, instigator, shown, real }: SeenFrame, world: World, place: number) {
  const judged = truth ?? claim
  const lands = judged === 'pending' ? beats(world, instigator, place) : judged === 'ok'
  return lands ? { target, side: real ?? shown } : null
}
