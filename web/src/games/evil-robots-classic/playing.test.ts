import { evilRobotsClassic } from '@robot-night/engine/games/evil-robots-classic'
import { expect, it } from 'vitest'
import { Playing } from './playing.svelte.ts'

const view = evilRobotsClassic.view(evilRobotsClassic.setup(5, evilRobotsClassic.options.usual), 'spectator')

it('who claimed a call is known as long as the round was lived through, and not at another moment', () => {
  const playing = new Playing(1, view)
  playing.take({ n: 2, events: [{ kind: 'callClosed', call: 3, claimants: [1, 4] }] }, view)
  expect(playing.claimed).toEqual([{ call: 3, seats: [1, 4] }])
  playing.take({ n: 3, events: [], isLeap: true }, view)
  expect(playing.claimed).toEqual([])
})
