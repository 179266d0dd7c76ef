import { expect, test } from 'vitest'
import type { Event } from '@robot-night/engine/games/not-a-robot'
import { lengthOf } from '#lib/motion/playback.ts'
import { ballotsOf, BEATS, isAt, storyboard } from './storyboard.ts'

const nothing = { team: 0, own: 0, robot: 0, total: 0 }
const scored: Event = { kind: 'scored', winner: 'robot', points: [nothing, nothing, nothing], totals: [0, 0, 0] }
const votes = (each: (number | null)[]): Event => ({
  kind: 'votesShown',
  votes: each,
  tally: [],
  tied: [],
  revealed: 0,
})
const explained = (seat: number) => ({ seat, word: 'Warm', reviewed: true, explanation: null })

test('votes come in one by one, then a card is turned up, then the others, then the points', () => {
  const steps = storyboard([votes([2, null, 1]), scored])
  expect(steps.map(({ stage }) => `${stage.beat} ${stage.votes}`)).toEqual([
    'votes 0',
    'votes 1',
    'votes 2',
    'tremble 2',
    'turn 2',
    'others 2',
    'points 2',
  ])
})

test('a guess has no votes to open, nor has a table where nobody voted', () => {
  const guess: Event = { kind: 'guessed', seat: 1, place: 4, right: true }
  for (const shown of [guess, votes([null, null, null])])
    expect(storyboard([shown, scored]).map(({ stage }) => stage.beat)).toEqual(['tremble', 'turn', 'others', 'points'])
})

test('eight votes are told in less than five seconds', () => {
  expect(lengthOf(storyboard([votes([2, 1, 1, 1, 9, 9, 1, 1]), scored]))).toBeLessThan(5000)
})

test('nothing else is a playback', () => {
  expect(storyboard([{ kind: 'voted', seat: 1 }, { kind: 'voteOpened' }])).toEqual([])
})

test('without a stage all is to be seen', () => {
  expect(BEATS.map((beat) => isAt(null, beat))).toEqual([true, true, true, true, true])
  expect(BEATS.map((beat) => isAt({ beat: 'turn', votes: 3 }, beat))).toEqual([true, true, true, false, false])
})

test('votes are opened in the order of the list; who gave none is left out', () => {
  const count = { votes: [3, 1, null], tally: [], tied: [], revealed: 0 }
  const list = [explained(2), explained(1), explained(0)]
  expect(ballotsOf({ list }, { count })).toEqual([
    { seat: 1, entry: 1, nth: 1 },
    { seat: 0, entry: 3, nth: 2 },
  ])
  expect(ballotsOf({ list }, { count: null })).toEqual([])
})
