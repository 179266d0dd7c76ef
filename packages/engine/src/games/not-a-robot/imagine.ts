import type { Rng, Seat } from '../../core/game.ts'
import { GRID, ROUNDS_OF_A_DECK, SERVER } from './material.ts'
import { CARDS, SIDES, type Picture } from './pictures.ts'
import type { Holder, Phase, Role, SeenPhase, State, View } from './shapes.ts'
import { seenEntry, seenRound } from './view.ts'

/** A state that would look like this view: what the viewer knows stays, the Robot card lies with anybody it may lie with. */
export function imagine(view: View, rng: Rng): State {
  const { rounds, server, objections, language } = view.options
  const robot = holderIn(view, rng)
  const place = rng.int(GRID) + 1
  return {
    options: { rounds, server, objections, language, avoid: [] },
    seats: view.seats,
    phase: phaseIn(view, rng),
    round: view.round,
    deck: deckIn(view, rng),
    answer: view.answer ?? place,
    roles: view.roles.map((_, seat): Role => (seat === robot ? 'robot' : 'human')),
    serverRole: server ? (robot === 'server' ? 'robot' : 'human') : null,
    list: view.list.map(seenEntry),
    struck: view.struck.map(({ seat, word }) => ({ seat, word })),
    used: [...view.used],
    rounds: view.rounds.map(seenRound),
  }
}

function holderIn(view: View, rng: Rng): Holder {
  const { me, roles, serverRole, options, phase } = view
  const known = roles.indexOf('robot')
  if (known >= 0) return known
  if (me.role === 'robot' && me.viewer !== 'spectator') return me.viewer
  const isOpen = phase.kind === 'result' || phase.kind === 'over'
  if (isOpen && serverRole === 'robot') return 'server'
  const seats = [...roles.keys()].filter((seat) => seat !== me.viewer)
  return rng.pick<Holder>(options.server ? [...seats, 'server'] : seats)
}

/** The pictures on the table lie where they lie; all others anywhere. */
function deckIn({ pictures, round }: View, rng: Rng): Picture[] {
  const others = CARDS.filter((card) => pictures.every((picture) => picture.card !== card))
  rng.shuffle(others)
  const deck = others.map((card): Picture => ({ card, side: rng.pick(SIDES) }))
  const from = ((round - 1) % ROUNDS_OF_A_DECK) * GRID
  deck.splice(from, 0, ...pictures.map(({ card, side }) => ({ card, side })))
  return deck
}

function phaseIn({ me, phase, list, options }: View, rng: Rng): Phase {
  switch (phase.kind) {
    case 'review':
      return { kind: 'review', answers: phase.answered.map((seat) => ({ seat, objections: own(seat, me) })) }
    case 'call':
      return { kind: 'call', asker: phase.asker, stayed: me.stayed && me.viewer !== 'spectator' ? [me.viewer] : [] }
    case 'vote':
      return {
        kind: 'vote',
        votes: phase.voted.map((seat) => ({
          seat,
          entry: seat === me.viewer && me.vote !== null ? me.vote : anyVote(seat, { list, options }, rng),
        })),
      }
    default:
      return samePhase(phase)
  }
}

const own = (seat: Seat, { viewer, objections }: View['me']): number[] =>
  seat === viewer && objections ? [...objections] : []

function anyVote(seat: Seat, { list, options }: Pick<View, 'list' | 'options'>, rng: Rng): number {
  const entries = list.flatMap((entry, at) => (entry.seat === seat ? [] : [at + 1]))
  return rng.pick(options.server ? [...entries, SERVER] : entries)
}

function samePhase(phase: Exclude<SeenPhase, { kind: 'review' | 'call' | 'vote' }>): Phase {
  switch (phase.kind) {
    case 'associate':
      return { kind: 'associate', asked: [...phase.asked], again: phase.again }
    case 'guess':
      return { kind: 'guess', seat: phase.seat }
    case 'explain':
      return { kind: 'explain', entry: phase.entry }
    case 'debate':
      return { kind: 'debate', ready: [...phase.ready] }
    case 'result':
      return { kind: 'result', continued: [...phase.continued] }
    case 'over':
      return { kind: 'over' }
  }
}
