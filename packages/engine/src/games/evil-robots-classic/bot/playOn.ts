import type { Seat } from '../../../core/game.ts'
import { isCopied } from '../material.ts'
import type { Allegiance } from '../shapes.ts'
import { beats, isStuck, turnTo, type Course } from './course.ts'
import { ahead } from './verdict.ts'
import type { World } from './worlds.ts'

/** In a hundred: how many just pass, and how many more do something without thinking. */
const IDLE = 20
const WHIMSICAL = 45

/** The rest of a round: all who are to act yet do so, each in its mood. What the sides are then is in the course. */
export function playOn(world: World, course: Course): void {
  const passers = [...course.passers]
  for (const seat of world.order) {
    if (course.waiting.includes(seat) && !acts(world, course, { seat, isPass: false })) passers.push(seat)
  }
  if (course.nobodyPasses) return
  for (const seat of course.hasLinedUp ? passers : linedUp(world, passers)) acts(world, course, { seat, isPass: true })
}

/** ERC-804, ERC-805: the lowest are left out, the others act from low to high. */
function linedUp({ order, levels }: World, passers: readonly Seat[]): Seat[] {
  if (passers.length < 2) return [...passers]
  const rising = order.filter((seat) => passers.includes(seat)).reverse()
  const least = levels[rising[0] ?? 0]
  return rising.filter((seat) => levels[seat] !== least)
}

interface Acting {
  seat: Seat
  isPass: boolean
}

/** False: it passed. */
function acts(world: World, course: Course, acting: Acting): boolean {
  const mood = world.moods[acting.seat] ?? 0
  if (mood < IDLE) return false
  return mood < WHIMSICAL ? followsWhim(world, course, acting.seat) : playsWell(world, course, acting)
}

function followsWhim(world: World, course: Course, seat: Seat): boolean {
  const target = world.whims[seat] ?? seat
  const own = course.sides[seat] ?? 'N'
  if (target !== seat && beats(world, seat, target)) turnTo(world, course, { place: target, side: own })
  return true
}

/** Joins the side that leads; if that is its own, wins over the strongest it can get. */
function playsWell(world: World, course: Course, { seat, isPass }: Acting): boolean {
  const lead = ahead(world, course.sides)
  const own = course.sides[seat] ?? 'N'
  if (lead && own !== lead && !isPass && !isStuck(world, course, seat)) {
    course.sides[seat] = lead
    return true
  }
  const target = own === 'N' ? null : strongestPrey(world, course, { seat, own })
  if (target === null) return false
  course.sides[target] = own
  return true
}

function strongestPrey(world: World, course: Course, { seat, own }: { seat: Seat; own: Allegiance }): number | null {
  const robot = world.robots[seat]
  const needsNoTest = robot && isCopied(robot)
  let best: number | null = null
  for (let place = 0; place < course.sides.length; place++) {
    const isPrey = course.sides[place] !== own && (needsNoTest || beats(world, seat, place))
    if (!isPrey || isStuck(world, course, place)) continue
    if (best === null || (world.levels[place] ?? 0) > (world.levels[best] ?? 0)) best = place
  }
  return best
}
