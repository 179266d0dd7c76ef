import { expect, it } from 'vitest'
import { wishedOption, withOption } from './wishedOption.ts'

it('an option that somebody comes with is read from the address as it was written', () => {
  const board = 's4...6.-s#?%20'
  const { hash, pathname } = new URL(withOption('KRTBW', 'board', board), 'https://night.example')
  expect(pathname).toBe('/KRTBW')
  expect(wishedOption(hash)).toEqual({ board })
})

it.each(['', '#', '#option=', '#option=board', '#option=board:', '#option=board:%', '#ticket=board:x'])(
  '%j wishes nothing',
  (hash) => expect(wishedOption(hash)).toBeNull(),
)
