import type { Before, Game } from '../../core/game.ts'
import { play, replay } from '../../core/match.ts'
import { hear, update, updates } from '../../core/update.ts'
import { movesOf, type Played } from '../played.ts'
import { frozen, notPlain } from '../plain.ts'

/** States, moves, events and all that a viewer gets are plain JSON, so that nothing is lost on the way. */
export function* dataIsPlain(game: Game, { atRandom, byBots, viewers }: Played) {
  for (const { move, reached } of [...atRandom, ...byBots.slice(-1)]) {
    const seen = viewers.map((viewer) => update(game, reached.position, viewer))
    const fault = notPlain({ move, reached, seen })
    if (fault) yield fault
  }
}

/** From the moves alone, each viewer sees and hears the same again. */
export function* replayIsLive(game: Game, { atRandom, seats, options, stream, viewers }: Played) {
  const record = roundTrip({ seats, options, moves: movesOf(atRandom) })
  let at = 0
  for (const again of replay(game, record, stream)) {
    const live = atRandom[at]?.reached
    for (const viewer of viewers) {
      const seen = live && [update(game, live.position, viewer), hear(live.told, viewer)]
      if (text([update(game, again.position, viewer), hear(again.told, viewer)]) !== text(seen))
        yield `step ${at} for ${viewer}`
    }
    at += 1
  }
}

/** A room that slept and woke from what it had stored goes on as if it had not. */
export function* wakingChangesNothing(game: Game, { atRandom, stream }: Played) {
  for (const { from, move, reached } of atRandom) {
    if (from && move && text(play(game, roundTrip(from), roundTrip(move), stream)) !== text(reached)) yield text(move)
  }
}

/** Nothing given to the title is changed by it: all of it is frozen here, so that writing throws. */
export function* inputsStayUntouched(game: Game, { atRandom, stream, viewers, options, seats }: Played) {
  game.setup(seats, frozen(roundTrip(options)))
  for (const { from, move, reached } of atRandom) {
    const position = frozen(roundTrip(reached.position))
    for (const viewer of viewers) update(game, position, viewer)
    if (from && move && text(play(game, frozen(roundTrip(from)), frozen(roundTrip(move)), stream)) !== text(reached))
      yield text(move)
  }
}

/**
 * What several viewers see alike may be made once, and what has stayed may be handed on from the view before; each
 * still sees what they would see alone.
 */
export function* viewsAreTheViewers(game: Game, { atRandom, byBots, viewers }: Played) {
  for (const { from, reached } of [...atRandom, ...byBots]) {
    const { state } = reached.position
    const updateFor = updates(game, reached.position)
    const updateSince = updates(game, reached.position, from ? shownIn(game, from.state) : undefined)
    for (const viewer of viewers) {
      const alone = text(game.view(state, viewer))
      if (text(updateFor(viewer).view) !== alone) yield `${viewer} in ${state.phase.kind}`
      if (text(updateSince(viewer).view) !== alone) yield `${viewer} in ${state.phase.kind}, after another view`
    }
  }
}

const shownIn = (game: Game, state: Before['state']): Before => ({ state, view: (viewer) => game.view(state, viewer) })

/** What was told shares nothing with the state, so that nothing done to the state later can change it. */
export function* toldIsApart(_game: Game, { atRandom, byBots }: Played) {
  for (const { move, reached } of [...atRandom, ...byBots]) {
    const state = new Set(partsOf(reached.position.state))
    for (const told of reached.told) if (partsOf(told).some((part) => state.has(part))) yield text({ move, told })
  }
}

/** Every list and object in a value. */
function partsOf(value: unknown): object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : []
}

function roundTrip<T>(value: T): T
function roundTrip(value: unknown): unknown {
  return JSON.parse(text(value))
}

const text = (value: unknown): string => JSON.stringify(value)
