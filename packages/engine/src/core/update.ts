import type { Before, Game, Outcome, Position, Seat, Told, Viewer } from './game.ts'
import { awaited, openOffers, owedBy, questions, type Asked, type Awaited } from './owed.ts'

/** Everything that one viewer gets of a position. Apart from what they `hear`, nothing else of a match is ever sent to them. */
export interface Update {
  /** Public by contract, as is the phase's kind. */
  beat: number
  view: object
  /** The question this viewer owes an answer to. */
  asks: Asked | null
  offers: Asked[]
  awaits: Awaited[]
  outcome: Outcome | null
}

export function update(game: Game, position: Position, viewer: Viewer): Update {
  return updates(game, position)(viewer)
}

/** The updates of one position. Parts that all viewers share are worked out once. */
export function updates(game: Game, { state, beat }: Position, before?: Before): (viewer: Viewer) => Update {
  const outcome = game.outcome(state)
  const put = outcome ? [] : questions(game, state)
  const open = outcome ? [] : openOffers(game, state)
  const awaits = awaited(game, put)
  const viewFor = game.views ? game.views(state, before) : (viewer: Viewer) => game.view(state, viewer)
  return (viewer) => ({
    beat,
    view: viewFor(viewer),
    asks: viewer === 'spectator' ? null : owedBy(viewer, put),
    offers: open.flatMap(({ seat, kind, prompt }) => (seat === viewer ? [{ kind, prompt }] : [])),
    awaits,
    outcome,
  })
}

const isAmong = (seats: readonly Seat[], viewer: Viewer): boolean => viewer !== 'spectator' && seats.includes(viewer)

/** The events that one viewer hears. */
export function hear(told: readonly Told[], viewer: Viewer): { kind: string }[] {
  const heard: { kind: string }[] = []
  for (const each of told) {
    const event = each.to === 'all' || isAmong(each.to, viewer) ? each.event : each.rest
    if (event) heard.push(event)
  }
  return heard
}
