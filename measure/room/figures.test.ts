import { describe, expect, it } from 'vitest'
import { planted } from '../wire/bundle.ts'
import { figuresOf } from './figures.ts'
import { FLAWS } from './flaws.ts'
import { filler } from './bare/script.ts'
import type { SeenThere } from './plan.ts'
import { quantile } from './window.ts'

const usual = { moves: 1000, okP99: 5, watcherP50: null, cpuAMove: 1, bytesP50: 300, frames: 1 }

function seen(rounds: readonly (readonly [product: number, bare: number])[], watchers = 0): SeenThere[] {
  return rounds.flatMap(([product, bare], round) => [
    { ...usual, watchers, round, side: 'product' as const, okP50: product },
    { ...usual, watchers, round, side: 'bare' as const, okP50: bare },
  ])
}
const named = (name: string, list: readonly SeenThere[]) => figuresOf(list).find((figure) => figure.name === name)

describe('the figures', () => {
  it('compare with the bare object in the same window, and take the middle of all windows', () => {
    // A window in which the machine was slow for both, and one in which it was for one only.
    const figure = named('ok p50 ratio to bare object', seen([[1.5, 1], [30, 20], [9, 1]])) // prettier-ignore
    expect(figure).toMatchObject({ value: 1.5, spread: [1.5, 9], bound: 2 })
  })

  it('keep apart how many watch', () => {
    const both = [...seen([[1, 1]]), ...seen([[1, 2]], 256)]
    expect(named('ok p50 ratio to bare object', both)?.value).toBe(1)
    expect(named('ok p50 ratio to bare object, 256 watchers', both)?.value).toBe(0.5)
    expect(named('ok p50 ratio to bare object, 64 watchers', both)).toBeUndefined()
  })

  it('leave out what the system does not tell', () => {
    const untold = seen([[1, 1]]).map((each) => ({ ...each, cpuAMove: null }))
    expect(named('server CPU a move, ratio to bare object', untold)).toBeUndefined()
  })
})

describe('planted flaws', () => {
  it.each(FLAWS)('$name: there is one place for it, and a figure with a bound', async (flaw) => {
    expect(await planted(flaw)).toContain(flaw.replace)
    const all = [0, 64, 256].flatMap((watchers) => seen([[1, 1]], watchers))
    expect(named(flaw.shows, all)?.bound).toBeDefined()
  })
})

it('a quantile is one of the values', () => {
  expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3)
  expect(quantile([5, 1, 4, 2, 3], 0.99)).toBe(5)
  expect(quantile([], 0.5)).toBeNaN()
})

it('the row of the bare object has about 3 kB', () => {
  expect(JSON.stringify(filler()).length).toBeGreaterThan(2900)
})
