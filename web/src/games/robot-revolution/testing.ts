import { hear, keyStream, owing, rngFrom, start, submit, titleOf, type Reached, type Seat } from '@robot-night/engine'
import { robotRevolution, type Event, type View } from '@robot-night/engine/games/robot-revolution'

const game = titleOf(robotRevolution.id)!
type Viewer = Seat | 'spectator'

/** For tests: a whole match of random play, step by step, as one viewer lives it. */
export function* lived(seats: number, viewer: Viewer, seed: number) {
  const stream = keyStream(new Uint8Array(32).fill(seed))
  const dice = rngFrom(keyStream(new Uint8Array(32).fill(seed + 100)))
  let reached: Reached = start(game, seats, { sharedCodeMin: 2 }, stream)
  for (;;) {
    const before = game.view(reached.position.state, viewer) as View
    const [next] = owing(game, reached.position.state)
    if (!next) return
    const action = game.decisions[next.kind]!.sample(next.prompt, dice)
    const move = { what: 'answer', beat: reached.position.beat, ...next, action, by: 'bot' } as const
    const done = submit(game, reached.position, move, stream)
    if ('refused' in done) throw new Error(done.refused.code)
    reached = done
    yield { before, events: hear(done.told, viewer) as Event[], now: game.view(done.position.state, viewer) as View }
  }
}
