import type { Figure } from '../report.ts'
import type { SeenThere, Side } from './plan.ts'

type Measured = 'okP50' | 'okP99' | 'watcherP50' | 'cpuAMove' | 'bytesP50' | 'frames' | 'moves'

/** Who looks on, in the rooms of a figure. */
export const NOBODY = 0
export const SOME = 64
export const CROWD = 256

const RATIO = { unit: '', better: 'less' } as const
const TO_BARE = 'ratio to bare object'

/** What all windows together say. What no window was there for is left out. */
export function figuresOf(seen: readonly SeenThere[]): Figure[] {
  const ratio = (what: Measured, watchers = NOBODY) => ratiosOf(seen, what, watchers)
  const plain = (what: Measured, side: Side, watchers = NOBODY) => valuesOf(seen, { what, side, watchers })
  return [
    { name: `ok p50 ${TO_BARE}`, list: ratio('okP50'), bound: 2, ...RATIO },
    { name: `ok p99 ${TO_BARE}`, list: ratio('okP99'), ...RATIO },
    { name: `server CPU a move, ${TO_BARE}`, list: ratio('cpuAMove'), bound: 3, ...RATIO },
    { name: 'bytes per move for a player, median', list: plain('bytesP50', 'product'), unit: 'B', bound: 400, ...LESS },
    { name: 'frames per move for a player', list: plain('frames', 'product'), unit: '', bound: 1, ...LESS },
    { name: `ok p50 ${TO_BARE}, ${SOME} watchers`, list: ratio('okP50', SOME), ...RATIO },
    { name: `ok p50 ${TO_BARE}, ${CROWD} watchers`, list: ratio('okP50', CROWD), bound: 1, ...RATIO },
    ...[SOME, CROWD].flatMap((watchers) => [
      { name: `watcher p50, ${watchers} watchers`, list: plain('watcherP50', 'product', watchers), unit: 'ms' },
      { name: `server CPU a move, ${TO_BARE}, ${watchers} watchers`, list: ratio('cpuAMove', watchers), ...RATIO },
    ]),
    // What the ratios are made of.
    ...SHOWN.flatMap(({ side, name }) => [
      { name: `ok p50, ${name}`, list: plain('okP50', side), unit: 'ms' },
      { name: `server CPU a move, ${name}`, list: plain('cpuAMove', side), unit: 'ms' },
      { name: `moves a window, ${name}`, list: plain('moves', side), unit: '', ...(side === 'product' ? MANY : {}) },
    ]),
  ].flatMap(({ list, ...figure }) => (list.length === 0 ? [] : [{ ...figure, ...middle(list) }]))
}

const LESS = { better: 'less' } as const
/** Less would be no measure of anything. */
const MANY = { bound: 100, better: 'more' } as const
const SHOWN: readonly { side: Side; name: string }[] = [
  { side: 'product', name: 'room' },
  { side: 'bare', name: 'bare object' },
  { side: 'forgetful', name: 'bare object that stores nothing' },
]

/** For each round, the room's value by that of the bare object in the same window. */
function ratiosOf(seen: readonly SeenThere[], what: Measured, watchers: number): number[] {
  const bare = valuesOf(seen, { what, side: 'bare', watchers })
  return valuesOf(seen, { what, side: 'product', watchers }).map((value, round) => value / (bare[round] ?? NaN))
}

function valuesOf(seen: readonly SeenThere[], of: { what: Measured; side: Side; watchers: number }): number[] {
  return seen
    .filter(({ side, watchers }) => side === of.side && watchers === of.watchers)
    .flatMap((each) => each[of.what] ?? [])
}

function middle(list: readonly number[]): Required<Pick<Figure, 'value' | 'spread'>> {
  const sorted = [...list].sort((one, other) => one - other)
  return { value: sorted[sorted.length >> 1] ?? NaN, spread: [sorted[0] ?? NaN, sorted.at(-1) ?? NaN] }
}
