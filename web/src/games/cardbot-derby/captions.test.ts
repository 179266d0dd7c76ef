import { boardOf, squareAt, type Direction, type Rank } from '@robot-night/engine/games/cardbot-derby'
import { expect, it } from 'vitest'
import { captionOf } from './captions.ts'
import { aloneWith } from './table.ts'
import { words as en } from '#lib/words/en/titles/cardbot-derby/words.ts'

/** The captions of a robot's cards on the funhouse, "3,3 N" as it stands. */
function told(place: string, ...cards: Rank[]): string[] {
  const [x = 0, y = 0] = (place.split(' ')[0] ?? '').split(',').map(Number)
  const facing = (['N', 'E', 'S', 'W'] as const).find((each): each is Direction => place.endsWith(each)) ?? 'N'
  const start = { at: squareAt(x, y), facing, entry: null, next: 'J' } as const
  const board = boardOf('funhouse')
  return aloneWith(start, cards, { board, options: { finishOnTarget: false } }).map(
    (events) => captionOf(events, board, en.caption).text,
  )
}

it('a turn tells where the robot will look', () => {
  expect(told('2,2 N', '9', '8', '2')).toEqual([en.caption.face.E, en.caption.spin, en.caption.face.W])
})

it('tar holds: onto it by a step, stuck on it at a turn', () => {
  expect(told('2,3 W', 'K', '9')).toEqual([en.caption.tar, en.caption.stuck])
})

it('a step onto ice goes on, and ends where it matters', () => {
  const [step] = told('2,2 E', 'A')
  expect(step).toBe(en.caption.slide)
})

it('the seam and the belt behind it are told together', () => {
  const [step] = told('6,2 E', 'A')
  expect(step).toBe(`${en.caption.seam}, ${en.caption.belt}`)
})

it('a target says more than all others', () => {
  const [step] = told('2,3 E', 'A')
  expect(step).toBe(en.caption.target('J'))
})

it('against the rail nothing happens', () => {
  expect(told('4,0 N', 'A')).toEqual([en.caption.edge])
})
