import type { Game, Move, Position, Rng, Viewer } from '../../core/game.ts'
import { submit, type Reached } from '../../core/match.ts'
import { rngOf } from '../../core/rng.ts'
import { hear, update } from '../../core/update.ts'
import { frozen } from '../plain.ts'
import { movesOf, type Given, type Played } from '../played.ts'
import { NOTHING_UNSEEN, tellingApart } from '../trace.ts'

const text = (value: unknown): string => JSON.stringify(value)

/** A state imagined from a view gives that viewer the very same again: view, question, offers, who is awaited, and whether people may whisper. */
export function* imaginedLooksTheSame(game: Game, { byPlayers, atRandom, viewers, name }: Played) {
  const rng = rngOf(`imagined ${name}`)
  for (const { reached } of [...byPlayers, ...atRandom]) {
    for (const viewer of viewers) {
      const real = update(game, reached.position, viewer)
      const state = game.imagine(frozen(real.view), rng)
      const imagined = update(game, { ...reached.position, state }, viewer)
      if (text(imagined) !== text(real))
        yield `${viewer} in ${reached.position.state.phase.kind}: ${text(real)} | ${text(imagined)}`
      if (game.whispers?.(state) !== game.whispers?.(reached.position.state))
        yield `${viewer} cannot know in ${reached.position.state.phase.kind} whether people may whisper`
    }
  }
}

/** Whom the table waits for is the same for all, and so is the outcome. */
export function* allAwaitTheSame(game: Game, { atRandom, viewers }: Played) {
  for (const { reached } of atRandom) {
    const [first, ...others] = viewers.map((viewer) => {
      const { beat, awaits, outcome } = update(game, reached.position, viewer)
      return text({ beat, awaits, outcome })
    })
    if (others.some((other) => other !== first)) yield reached.position.state.phase.kind
  }
}

/** A sealed answer could have been any other: nobody but who gave it sees or hears a difference before the beat is over. */
export function* sealedLooksAlike(game: Game, { atRandom, viewers, stream, name }: Played, { secrets }: Given) {
  const rng = rngOf(`sealed ${name}`)
  for (const { from, move, reached } of atRandom) {
    if (!from || !move || move.what === 'close' || !secrets.sealed?.includes(move.kind)) continue
    const action = otherAction(game, { from, move }, rng)
    const other = action && submit(game, from, { ...move, action }, stream)
    if (!other || 'refused' in other || reached.position.beat !== from.beat) continue
    for (const viewer of viewers) {
      if (viewer !== move.seat && glance(game, reached, viewer) !== glance(game, other, viewer))
        yield `${text(move)} for ${viewer}`
    }
  }
}

function otherAction(game: Game, { from, move }: { from: Position; move: Answered }, rng: Rng): object | null {
  const rules = move.what === 'answer' ? game.decisions[move.kind] : game.offers[move.kind]
  const { asks, offers } = update(game, from, move.seat)
  const asked = move.what === 'answer' ? asks : offers.find(({ kind }) => kind === move.kind)
  if (!rules || !asked) return null
  return rules.sample(asked.prompt, rng)
}

type Answered = Exclude<Move, { what: 'close' }>

const glance = (game: Game, { position, told }: Reached, viewer: Viewer): string =>
  text([update(game, position, viewer), hear(told, viewer), position.drawn])

/** Over the whole match, and over its beginning, when all titles have much that is unseen. */
const LENGTHS = [Infinity, 4]

/** Two worlds that differ only in what a viewer has not seen look the same to that viewer, step by step. */
export function* worldsCannotBeTold(game: Game, played: Played, { secrets }: Given) {
  const { byPlayers, viewers, seats, options, stream, name } = played
  const rng = rngOf(`worlds ${name}`)
  let pairs = 0
  for (const viewer of viewers) {
    for (const longest of LENGTHS) {
      const moves = movesOf(byPlayers).slice(0, rng.int(Math.min(longest, byPlayers.length - 1)))
      const told = tellingApart(game, { seats, options, stream, moves }, { secrets, viewer, rng })
      if (told !== NOTHING_UNSEEN) pairs += 1
      if (told !== null && told !== NOTHING_UNSEEN) yield `${viewer} after ${moves.length} moves, ${told}`
    }
  }
  if (pairs === 0) yield 'there was nothing unseen to exchange'
}
