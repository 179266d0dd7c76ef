import * as v from 'valibot'
import type { OfferRules, Rng } from '../../../core/game.ts'
import { firstOf } from '../refusing.ts'
import { seat as anySeat, show as showSchema } from '../schemas.ts'
import { showToAll, showToSome } from '../showing.ts'
import { ALLEGIANCES, type EvilRobotsClassic, type Offers, type Recipient, type Show } from '../shapes.ts'

type Showing = Offers['show']
const recipient = v.union([anySeat, v.picklist(['npc', 'spectator'])])

/** ERC-202: in the Discussion, as often as one likes, to all or to some. */
export const show: OfferRules<EvilRobotsClassic, Showing> = {
  schema: v.strictObject({
    show: showSchema,
    to: v.union([v.literal('all'), v.pipe(v.array(recipient), v.maxLength(10))]),
  }),
  open({ phase, seats }) {
    if (phase.kind !== 'discuss') return []
    return seats.map(({ robot, power, allegiance }, seat) => {
      return { seat, prompt: { seat, seats: seats.length, robot, power, allegiance } }
    })
  },
  refuse: firstOf<Showing['prompt'], Showing['action']>([
    ['malformed', ({ seats }, { to }) => to !== 'all' && to.some((each) => typeof each === 'number' && each >= seats)],
    ['bad_recipient', ({ seat }, { to }) => to !== 'all' && !isGoodCircle(seat, to)],
    ['cannot_cheat', ({ robot }, { show: shown }) => robot !== 'CheatBot' && namesValue(shown)],
  ]),
  sample: ({ seat, seats, robot }, rng) => ({
    show: anyShow(robot === 'CheatBot', rng),
    to: anyCircle(seat, seats, rng),
  }),
  resolve(table, seat, action) {
    if (action.to === 'all') showToAll(table, seat, action.show)
    else showToSome(table, seat, { show: action.show, to: action.to.filter((each) => typeof each === 'number') })
  },
}

function isGoodCircle(seat: number, to: readonly Recipient[]): boolean {
  if (to.length === 0 || new Set(to).size < to.length) return false
  return to.every((each) => typeof each === 'number' && each !== seat)
}

const namesValue = (shown: Show): boolean => shown.what === 'allegiance' && shown.value !== null

function anyShow(isCheat: boolean, rng: Rng): Show {
  const what = rng.pick(['robot', 'power', 'allegiance'] as const)
  return what === 'allegiance' ? { what, value: isCheat ? rng.pick([null, ...ALLEGIANCES]) : null } : { what }
}

function anyCircle(seat: number, seats: number, rng: Rng): 'all' | number[] {
  if (rng.int(3) === 0) return 'all'
  const others = Array.from({ length: seats }, (_, each) => each).filter((each) => each !== seat)
  rng.shuffle(others)
  return others.slice(0, 1 + rng.int(2))
}
