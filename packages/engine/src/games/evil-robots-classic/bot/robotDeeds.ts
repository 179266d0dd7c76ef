import { ALLEGIANCES, type Allegiance, type Copied, type Target, type TurnPrompt } from '../shapes.ts'
import { turnTo } from './course.ts'
import type { Deed } from './weigh.ts'

/** One way to use a robot; targets are places, the extra robot's behind the seats. */
export interface Use {
  targets: number[]
  allegiance: Allegiance | null
  does: Deed<never>['does']
}

export const targetOf = ({ seats }: TurnPrompt, place: number): Target => (place < seats ? place : 'npc')

export const USES: Readonly<Record<Copied, (prompt: TurnPrompt, others: readonly number[]) => Use[]>> = {
  PushBot: ({ seat, isPass }, others) =>
    (isPass ? others : [...others, seat]).flatMap((place) => ALLEGIANCES.map((side) => push(place, side))),
  RandomBot: ({ seat }, others) => [...others, seat].map(flip),
  GroupBot: ({ seat, allegiance }, others) => pairs(others).map((targets) => group(seat, { targets, allegiance })),
  GandalfBot: () => [{ targets: [], allegiance: null, does: (_world, course) => void (course.nobodyPasses = true) }],
}

const push = (place: number, side: Allegiance): Use => ({
  targets: [place],
  allegiance: side,
  does: (world, course) => turnTo(world, course, { place, side }),
})

/** ERC-110 */
const flip = (place: number): Use => ({
  targets: [place],
  allegiance: null,
  does: (world, course) => turnTo(world, course, { place, side: world.flips[place] ?? 'G' }),
})

/** ERC-741: its own coin is flipped afterwards. */
const group = (seat: number, { targets, allegiance }: { targets: number[]; allegiance: Allegiance }): Use => ({
  targets,
  allegiance: null,
  does(world, course) {
    for (const place of targets) turnTo(world, course, { place, side: allegiance })
    turnTo(world, course, { place: seat, side: world.flips[seat] ?? 'G' })
  },
})

/** Each alone, and each two. */
const pairs = (places: readonly number[]): number[][] =>
  places.flatMap((one, at) => [[one], ...places.slice(at + 1).map((other) => [one, other])])
