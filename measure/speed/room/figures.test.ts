import { describe, expect, it } from 'vitest'
import { planted } from '../../wire/bundle.ts'
import { figuresOf, PLAYER_BYTES, WATCHER_BYTES } from './figures.ts'
import { FLAWS } from './flaws.ts'
import { filler } from './bare/script.ts'
import type { SeenThere } from './plan.ts'
import { played, SCENES } from './scenes.ts'
import { quantile } from './window.ts'

const usual = { moves: 1000, okP99: 5, watcherP50: null, cpuAMove: 1, frames: 1, isHurried: false }

function seen(rounds: readonly (readonly [product: number, bare: number])[], watchers = 0): SeenThere[] {
  return rounds.flatMap(([product, bare], round) => [
    { ...usual, watchers, round, side: 'product' as const, okP50: product },
    { ...usual, watchers, round, side: 'bare' as const, okP50: bare },
  ])
}
const weights = [{ title: 'cards', player: [0, 0, 0, 199, 200, 201], watcher: [0, 100, 150, 190] }]
const named = (name: string, list: readonly SeenThere[]) =>
  figuresOf({ seen: [...list], weights }).find((figure) => figure.name === name)

describe('the figures', () => {
  it('compare with the bare object in the same window, and take the median of all windows', () => {
    // A window in which the machine was slow for both, and one in which it was for one only.
    const figure = named('ok p50 ratio to bare object', seen([[1.1, 1], [22, 20], [9, 1]])) // prettier-ignore
    expect(figure).toMatchObject({ value: 1.1, spread: [1.1, 9], bound: 1.5 })
  })

  it('keep apart how many watch', () => {
    const both = [...seen([[1, 1]]), ...seen([[1, 2]], 256)]
    expect(named('ok p50 ratio to bare object', both)?.value).toBe(1)
    expect(named('ok p50 ratio to bare object, 256 watchers', both)?.value).toBe(0.5)
    expect(named('ok p50 ratio to bare object, 1000 watchers', both)).toBeUndefined()
  })

  it('keep a crowd that gets each move apart from one that gets several at once', () => {
    const calm = seen([[1, 1]], 1000)
    const hurried = calm.map((each) => ({ ...each, isHurried: true, side: each.side === 'bare' ? 'colyseus' : each.side, cpuAMove: each.side === 'bare' ? 4 : 1 } as const)) // prettier-ignore
    expect(named('server CPU a move, ratio to Colyseus, 1000 watchers', calm)).toBeUndefined()
    expect(named('server CPU a move, ratio to Colyseus, 1000 watchers', [...calm, ...hurried])?.value).toBe(0.25)
  })

  it('leave out what the system does not tell', () => {
    const untold = seen([[1, 1]]).map((each) => ({ ...each, cpuAMove: null }))
    expect(named('server CPU a move, ratio to bare object', untold)).toBeUndefined()
  })

  it('say of each title what a move weighs', () => {
    expect(named(PLAYER_BYTES, [])).toMatchObject({ title: 'cards', value: 200, bound: 600 })
    expect(named(WATCHER_BYTES, [])).toMatchObject({ title: 'cards', value: 150, bound: 600 })
  })
})

describe('planted flaws', () => {
  it.each(FLAWS)('$name: there is one place for it, and figures with a bound', async (flaw) => {
    expect(await planted(flaw)).toContain(flaw.replace)
    const calm = [0, 256, 1000].flatMap((watchers) => seen([[1, 1]], watchers))
    const hurried = calm.map((each) => ({ ...each, isHurried: true, side: each.side === 'bare' ? ('colyseus' as const) : each.side })) // prettier-ignore
    for (const name of flaw.shows) expect(named(name, [...calm, ...hurried])?.bound).toBeDefined()
  })

  it('each figure with a bound has one that it must show', () => {
    const calm = [0, 256, 1000].flatMap((watchers) => seen([[1, 1]], watchers))
    const hurried = calm.map((each) => ({ ...each, isHurried: true, side: each.side === 'bare' ? ('colyseus' as const) : each.side })) // prettier-ignore
    const bounded = figuresOf({ seen: [...calm, ...hurried], weights }).filter(({ bound, name }) => bound && !name.startsWith('moves')) // prettier-ignore
    const shown = FLAWS.flatMap(({ shows }) => shows)
    expect(bounded.map(({ name }) => name).sort()).toEqual([...new Set(shown)].sort())
  })
})

it('a scene that is looked at briefly leaves out what nothing is compared with', () => {
  const { phases, weighing } = played(['quiet', 'weighed'], { forMs: 1, moves: 3, title: 'cards', rounds: 3 })
  expect(phases).toMatchObject([{ rounds: 3, sides: ['product', 'bare'], forMs: 1 }])
  expect(weighing).toEqual({ titles: ['cards'], moves: 3 })
  expect(played(SCENES, { forMs: 1, moves: 3, title: null }).weighing?.titles.length).toBeGreaterThan(3)
})

it('a quantile is one of the values', () => {
  expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3)
  expect(quantile([5, 1, 4, 2, 3], 0.99)).toBe(5)
  expect(quantile([], 0.5)).toBeNaN()
})

it('the row of the bare object has about 3 kB', () => {
  expect(JSON.stringify(filler()).length).toBeGreaterThan(2900)
})
