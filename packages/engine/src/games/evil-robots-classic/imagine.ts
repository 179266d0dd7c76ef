import type { Rng } from '../../core/game.ts'
import { copy } from '../../core/copy.ts'
import { BONUSES, POWERS, ROBOTS, type Frame, type Phase, type Power, type Robot, type SeatState } from './shapes.ts'
import type { Chain, SeenChain, SeenFrame, State, View } from './shapes.ts'
import { emptyDiary } from './setup.ts'
import { COPIES_OF_POWER } from './material.ts'
import { decksFor, type Decks } from './options.ts'

/** A state that would look like this view: what the viewer knows stays, all else is dealt again. */
export function imagine(given: View, rng: Rng): State {
  const view = copy(given)
  const { options, round, npc, called, line, turn, previous, declared, nobodyPasses, whispered } = view
  const cards = cardsFor(view, rng)
  return {
    options,
    phase: phaseAs(view),
    round,
    seats: view.seats.map((_, seat) => seatAs(view, seat, cards(seat))),
    npc: npc ? { allegiance: npc.allegiance } : null,
    called,
    queue: view.queue.map((seat) => ({ seat, claim: (seat === view.viewer ? view.claim : null) ?? { as: 'power' } })),
    line,
    turn,
    previous,
    declared,
    nobodyPasses,
    whispered,
    diary: 'result' in view.phase ? view.phase.result.diary : emptyDiary(),
  }
}

type Cards = Pick<SeatState, 'robot' | 'power' | 'allegiance'>

/** The cards that the viewer knows, and any others of the same decks. */
function cardsFor(view: View, rng: Rng): (seat: number) => Cards {
  const known = view.seats.map((_, seat) => knownCards(view, seat))
  const robots = remaining(
    decksFor('robot', view.options),
    ROBOTS,
    known.map(({ robot }) => robot),
  )
  const powers = remaining(
    decksFor('power', view.options),
    POWERS.flatMap((power) => Array<Power>(COPIES_OF_POWER).fill(power)),
    known.map(({ power }) => power),
  )
  rng.shuffle(robots)
  rng.shuffle(powers)
  return (seat) => ({
    robot: known[seat]?.robot ?? robots.pop() ?? rng.pick(ROBOTS),
    power: known[seat]?.power ?? powers.pop() ?? rng.pick(POWERS),
    allegiance: known[seat]?.allegiance ?? rng.pick(['G', 'E', 'N', 'N']),
  })
}

type Known = { [K in keyof Cards]: Cards[K] | null }

/** Face up, one's own, shown to the viewer, or turned up at the end. */
function knownCards({ phase, viewer, own, seats, whispered }: View, seat: number): Known {
  const open = 'result' in phase ? phase.result.seats[seat] : seat === viewer ? own : null
  const seen = seats[seat]
  const told = whispered.filter((show) => show.seat === seat).map(({ showed }) => showed)
  const robot = told.find((each): each is { what: 'robot'; value: Robot } => each.what === 'robot')
  const power = told.find((each): each is { what: 'power'; value: Power } => each.what === 'power')
  return {
    robot: open?.robot ?? seen?.robot ?? robot?.value ?? null,
    power: open?.power ?? seen?.power ?? power?.value ?? null,
    allegiance: open?.allegiance ?? null,
  }
}

/** What the viewer has not seen of the decks: ERC-124. */
function remaining<T>(decks: Decks, deck: readonly T[], known: readonly (T | null)[]): T[] {
  const rest = decks === 'one' ? [...deck] : [...deck, ...deck]
  for (const card of known) {
    const at = rest.findIndex((each) => each === card)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

function seatAs(view: View, seat: number, { robot, power, allegiance }: Cards): SeatState {
  const seen = view.seats[seat]
  if (!seen) throw new Error(`no seat ${seat} in this view`)
  const own = seat === view.viewer ? view.own : null
  const { score, status, passed, flipped } = seen
  return {
    robot,
    power,
    allegiance,
    score,
    status,
    passed,
    robotUp: seen.robot !== null,
    powerUp: seen.power !== null,
    levelUp: seen.level !== null,
    lastShown: seen.allegiance,
    orders: own?.orders ?? null,
    bonus: own ? own.bonus : bonusAs(seen.level, power),
    pretended: own?.pretended ?? false,
    exposed: own?.exposed ?? false,
    flipped,
  }
}

const bonusAs = (level: number | null, power: number) =>
  level === null ? null : (BONUSES.find((bonus) => bonus === level - power) ?? null)

function phaseAs({ phase, viewer }: View): Phase {
  const own = viewer === 'spectator' ? [] : [viewer]
  switch (phase.kind) {
    case 'call': {
      const { call, asked, claim } = phase
      const claims = own.flatMap((seat) => (claim ? [{ seat, claim }] : []))
      return { kind: 'call', call, asked, answered: phase.answered ? own : [], claims }
    }
    case 'answer': {
      const wishes = phase.wish ? [phase.wish] : []
      return { kind: 'answer', chain: chainAs(phase), offered: phase.offered, reply: phase.reply, wishes }
    }
    case 'react':
      return { kind: 'react', chain: chainAs(phase), offered: phase.offered, wishes: phase.wish ? [phase.wish] : [] }
    case 'lineUp': {
      const { asked, answer } = phase
      return { kind: 'lineUp', asked, answers: own.flatMap((seat) => (answer ? [{ seat, ...answer }] : [])) }
    }
    default:
      return phase
  }
}

const chainAs = ({ stack, rest, steps }: SeenChain): Chain => ({ stack: stack.map(frameAs), rest, steps })

/** What the viewer does not know is as it seems. */
const frameAs = (frame: SeenFrame): Frame => ({
  via: frame.via,
  instigator: frame.instigator,
  firstTarget: frame.firstTarget,
  target: frame.target,
  shown: frame.shown,
  real: frame.real ?? frame.shown,
  rebounded: frame.rebounded,
  truth: frame.truth ?? frame.claim,
  claim: frame.claim,
})
