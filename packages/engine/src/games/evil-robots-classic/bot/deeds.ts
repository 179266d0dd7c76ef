import { ALLEGIANCES, SIDES, type Action, type Allegiance, type Copied, type TurnPrompt } from '../shapes.ts'
import { isCopied } from '../material.ts'
import { isLocked } from '../table.ts'
import { beats, turnTo } from './course.ts'
import { targetOf, USES } from './robotDeeds.ts'
import type { Deed } from './weigh.ts'

/** All that is worth thinking of on one's turn; of what promises the same the quieter first. */
export function deedsFor(prompt: TurnPrompt): Deed<Action>[] {
  if (prompt.mustPass) return [pass(prompt)]
  const itself = prompt.isPass ? [] : mySides(prompt).map((to) => convertMyself(prompt, to))
  return [pass(prompt), ...secrets(prompt), ...itself, ...conversions(prompt), ...robotDeeds(prompt)]
}

/** ERC-405: in the countdown it keeps a place in the Pass phase. */
const pass = ({ seat, isPass }: TurnPrompt): Deed<Action> => ({
  action: { act: 'pass', secret: null, alsoShow: [] },
  does(_world, course) {
    if (!isPass) course.passers = [...course.passers, seat]
  },
})

/** ERC-745: it will have to pass again, so it counts as one who has acted. */
function secrets({ seat, robot, isPass }: TurnPrompt): Deed<Action>[] {
  if (robot !== 'JudasBot' || isPass) return []
  return SIDES.map((secret) => ({
    action: { act: 'pass', secret, alsoShow: [] },
    does(_world, course) {
      course.sides[seat] = secret
    },
  }))
}

/** ERC-753 */
const mySides = (prompt: TurnPrompt) => SIDES.filter((side) => !isLocked(prompt) || side === prompt.allegiance)

const convertMyself = ({ seat }: TurnPrompt, to: Allegiance): Deed<Action> => ({
  action: { act: 'self', to, shown: null, alsoShow: [] },
  does(_world, course) {
    course.sides[seat] = to
    course.exposed = true
  },
})

/** ERC-502: what a CheatBot shows is what its target becomes. */
function conversions(prompt: TurnPrompt): Deed<Action>[] {
  const { seat, robot, allegiance } = prompt
  const shows = robot === 'CheatBot' ? ALLEGIANCES : [allegiance]
  return placesBeside(prompt).flatMap((place) =>
    shows.map((side): Deed<Action> => {
      const shown = side === allegiance ? null : side
      return {
        action: { act: 'convert', target: targetOf(prompt, place), shown, alsoShow: [] },
        does(world, course) {
          if (beats(world, seat, place)) turnTo(world, course, { place, side })
          course.exposed = true
        },
      }
    }),
  )
}

/** The extra robot's place is behind the seats. */
const placesBeside = ({ seat, seats, hasNpc }: TurnPrompt): number[] =>
  Array.from({ length: seats + (hasNpc ? 1 : 0) }, (_, place) => place).filter((place) => place !== seat)

/** ERC-715: a CopyBot does what others have done. */
function robotDeeds(prompt: TurnPrompt): Deed<Action>[] {
  const { robot, copyable } = prompt
  if (robot === 'CopyBot') return copyable.flatMap((copyOf) => using(prompt, copyOf, copyOf))
  return isCopied(robot) ? using(prompt, robot, null) : []
}

const using = (prompt: TurnPrompt, deed: Copied, copyOf: Copied | null): Deed<Action>[] =>
  USES[deed](prompt, placesBeside(prompt)).map(({ targets, allegiance, does }) => ({
    action: {
      act: 'robot',
      targets: targets.map((place) => targetOf(prompt, place)),
      allegiance,
      copyOf,
      alsoShow: [],
    },
    does(world, course) {
      does(world, course)
      course.exposed = true
    },
  }))
