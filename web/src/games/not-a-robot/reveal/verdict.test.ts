import { expect, test } from 'vitest'
import type { Ending } from '@robot-night/engine/games/not-a-robot'
import { talk } from '#lib/words/en/titles/not-a-robot/talk.ts'
import { hitsOf, reasonsOf, suspense, tieOf, verdict } from './verdict.ts'

const NAMES = ['Ann', 'Bob', 'Cy']
const telling = { words: talk, who: (seat: number) => ({ name: NAMES[seat] ?? '', isMe: false }) }
const count = { votes: [2, 1, 1], tally: [], tied: [1], revealed: 0 as const }
const caught: Ending = { robot: 0, guess: null, count, winner: 'humans', points: [] }
const list = NAMES.map((name, seat) => ({ seat, word: `${name}ish`, reviewed: true, explanation: null }))

test('until the card is turned up nobody is called the Robot', () => {
  expect(suspense(caught, telling)).toEqual({ title: 'Ann’s card', detail: '' })
  expect(verdict(caught, list, telling).title).toBe('Ann was the Robot')
})

test('a Human is turned up: then it is said who the Robot was', () => {
  const missed: Ending = { ...caught, robot: 1, winner: 'robot' }
  expect(verdict(missed, list, telling).title).toBe('Ann is Human')
  expect(verdict(missed, list, telling).detail).toContain('Bob')
  expect(verdict({ ...missed, robot: 'server' }, list, telling).detail).toContain('glitch')
})

test('a guess ends it at once', () => {
  const guess = { seat: 1, place: 4, right: false }
  expect(suspense({ ...caught, guess, count: null }, telling).title).toBe('Bob says: number 4')
  expect(verdict({ ...caught, guess, count: null }, list, telling).title).toBe('Wrong! The Humans beat Bob')
  expect(verdict({ ...caught, guess: { ...guess, right: true }, count: null }, list, telling).title).toContain('Bob')
})

test('NAR-606, NAR-607 why this card: the later in the list, the Server, or nobody voted', () => {
  expect(tieOf(count, talk.reveal)).toBeNull()
  expect(tieOf({ ...count, tied: [1, 2] }, talk.reveal)).toBe(talk.reveal.tie)
  expect(tieOf({ ...count, tied: [1, 9], revealed: 'server' }, talk.reveal)).toBe(talk.reveal.tieServer)
  expect(tieOf({ ...count, votes: [null, null, null], tied: [1, 2] }, talk.reveal)).toBe(talk.reveal.nobody)
})

test('points come with their reasons', () => {
  const why = (seat: number, [team, own, robot]: [number, number, number]) =>
    reasonsOf(seat, caught, talk.points)({ team, own, robot, total: team + own + robot })
  expect(why(1, [1, 1, 0])).toBe('right vote, right team')
  expect(why(2, [1, 0, 0])).toBe('right team')
  expect(why(2, [0, 0, 0])).toBe('no points')
  expect(why(0, [0, 0, 0])).toBe('caught')
  expect(why(0, [0, 0, 2])).toBe('stayed hidden')
})

test('a watcher is told how their marks came out', () => {
  const round = { answer: 4, ending: caught }
  expect(hitsOf({ place: 4, robot: 2 }, round, telling)).toEqual([
    { isRight: true, text: 'You got it: number 4' },
    { isRight: false, text: 'You suspected Cy' },
  ])
  expect(hitsOf({ place: null, robot: null }, round, telling)).toEqual([])
})
