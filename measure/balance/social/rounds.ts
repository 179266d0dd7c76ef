import { keyOf, keyStream, rngOf } from '@robot-night/engine'
import { notARobot, type Options, type State } from '@robot-night/engine/games/not-a-robot'
import { byBots, playout } from '@robot-night/engine/testing'

/** A match among bots, at its end. */
export function roundsAmongBots({ seats, options, seed }: { seats: number; options: Options; seed: string }): State {
  const match = { seats, options, stream: keyStream(keyOf(seed)) }
  let last: object = {}
  for (const { reached } of playout(notARobot, match, byBots(rngOf(`${seed} bots`)))) last = reached.position.state
  if (!isOurs(last)) throw new Error('no match of I’m Not a Robot')
  return last
}

const isOurs = (state: object): state is State => 'serverRole' in state
