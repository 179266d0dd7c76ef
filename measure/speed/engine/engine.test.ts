import { expect, it } from 'vitest'
import { planted } from '../../wire/bundle.ts'
import { FLAWS } from './flaws.ts'
import { inThreads } from './inThreads.ts'
import { inTurn, middle, ratios } from './inTurn.ts'
import { withPlanted } from './planted.ts'
import { CARDS, rateFor } from './rate.ts'

it('all are played in turn, after each has been played once for nothing', async () => {
  const heard: string[] = []
  const rate = (name: string) => () => Promise.resolve(heard.push(name))
  expect(await inTurn([rate('one'), rate('other')], { rounds: 2, forMs: 1 })).toEqual([
    [3, 5],
    [4, 6],
  ])
  expect(heard.join(' ')).toBe('one other one other one other')
})

it('compares rounds with each other, and reports the median', () => {
  expect(middle(ratios([3, 40, 5], [1, 10, 1]))).toEqual({ value: 4, spread: [3, 5] })
})

it('titles and the card game are played', () => {
  const briefly = { options: {}, matches: 1, seed: 'test', hasViews: true }
  expect(rateFor({ ...briefly, id: CARDS, seats: 4 })(1)).toBeGreaterThan(0)
})

it.each(FLAWS)('$shows: there is one place for its flaw', async (flaw) => {
  expect(await planted(flaw)).toContain(flaw.replace)
})

it('plays with what was planted', async () => {
  const plant = { ...FLAWS[0]!, replace: 'state: (() => { throw new Error("planted") })(),' }
  const played = { id: CARDS, seats: 4, options: {}, matches: 1, seed: 'test', hasViews: true }
  const play = (module: string) => inThreads([{ module, played }], { rounds: 1, forMs: 1 })
  await expect(withPlanted(plant, play)).rejects.toThrow('planted')
  await expect(withPlanted(FLAWS[0]!, play)).resolves.toEqual([[expect.any(Number)]])
})
