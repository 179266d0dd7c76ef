import type { Game, Heard, Occasion, Remarks, Saying, Seat, Shapes } from '../../core/game.ts'
import { rngOf } from '../../core/rng.ts'
import type { Played } from '../played.ts'
import { frozen } from '../plain.ts'

/** More would drown people out. */
const MOST_SPEAKERS = 2

/**
 * Given only what its seat sees and what all have heard, a tin robot makes a claim of the title's or says one of its
 * lines, about somebody else; and from the same it says the same. Who may speak goes by the watchers' view.
 */
export function* remarksAreSound(game: Game, { atRandom, byBots, name, seats }: Played) {
  const { remarks } = game
  if (!remarks) return
  for (const [at, { reached }] of [...atRandom, ...byBots].entries()) {
    const { state } = reached.position
    const occasion = remarks.occasion(frozen(game.view(state, 'spectator')))
    if (!occasion) continue
    if (!isRare(occasion)) yield `${JSON.stringify(occasion)} in ${state.phase.kind}`
    for (let seat = 0; seat < seats; seat++) {
      const say = () => remarks.say(frozen(game.view(state, seat)), heardBy(remarks, seat, at), rngOf(`${name} ${at}`))
      const saying = say()
      if (saying && !isSound(game, saying, { seat, seats })) yield JSON.stringify(saying)
      if (JSON.stringify(saying) !== JSON.stringify(say())) yield `not the same again: ${JSON.stringify(saying)}`
    }
  }
}

const isRare = ({ speakers, pause: [from, to] }: Occasion): boolean =>
  Number.isInteger(speakers) && speakers > 0 && speakers <= MOST_SPEAKERS && from >= 0 && to >= from

/** By turns nothing, and each of the lines against this seat. */
function heardBy({ lines }: Remarks<Shapes>, me: Seat, at: number): readonly Heard[] {
  const line = ['', ...Object.keys(lines)][at % (Object.keys(lines).length + 1)]
  return frozen(line ? [{ seat: me === 0 ? 1 : 0, ago: 0, said: { line, who: me } }] : [])
}

function isSound({ claims, remarks }: Game, saying: Saying, { seat, seats }: { seat: Seat; seats: number }): boolean {
  if ('claim' in saying) return claims?.[saying.claim.kind]?.includes(saying.claim.value) === true
  const { line, who, what } = saying
  const plain = remarks?.lines[line]
  const isOther = who === undefined || (who !== seat && who >= 0 && who < seats)
  return plain !== undefined && isOther && needs(plain, '{who}', who) && needs(plain, '{what}', what)
}

/** A line with a gap has something to fill it. */
const needs = (plain: string, gap: string, filling: unknown): boolean => !plain.includes(gap) || filling !== undefined
