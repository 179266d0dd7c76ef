import type { Figure } from '../../report.ts'
import type { Measured, SeenThere, Side } from './plan.ts'
import { quantile } from './window.ts'

/** What is taken of a window. */
type What = 'okP50' | 'okP99' | 'watcherP50' | 'cpuAMove' | 'frames' | 'moves'

/** The watchers in a figure's rooms. */
export const NOBODY = 0
export const SOME = 256
export const CROWD = 1000

const RATIO = { unit: '', better: 'less' } as const
const BYTES = { unit: 'B', better: 'less' } as const
const TO_BARE = 'ratio to bare object'
const watchedBy = (watchers: number): string => (watchers === NOBODY ? '' : `, ${watchers} watchers`)

export const CPU = `server CPU a move, ${TO_BARE}`
export const TO_COLYSEUS = `server CPU a move, ratio to Colyseus${watchedBy(CROWD)}`
export const OK_TO_COLYSEUS = `ok p99, ratio to Colyseus${watchedBy(CROWD)}, a move every 40 ms`
export const PLAYER_BYTES = 'bytes of a move for a player who hears of it, median'
export const WATCHER_BYTES = 'bytes of a move for a watcher who hears of it, median'
export const FRAMES = 'frames per move for a player'
export const okFigure = (what: 'p50' | 'p99', watchers: number): string => `ok ${what} ${TO_BARE}${watchedBy(watchers)}`

/** What all windows together say, and all moves that were weighed. What nobody has looked at is left out. */
export function figuresOf({ seen, weights }: Measured): Figure[] {
  const calm = seen.filter(({ isHurried }) => !isHurried)
  const hurried = seen.filter(({ isHurried }) => isHurried)
  const weighed = weights.flatMap(({ title, player, watcher }) => [
    { name: PLAYER_BYTES, title, value: quantile(player.filter(isAnything), 0.5), bound: 600, ...BYTES },
    { name: WATCHER_BYTES, title, value: quantile(watcher.filter(isAnything), 0.5), bound: 600, ...BYTES },
  ])
  const inWindows = [
    ...[NOBODY, SOME, CROWD].flatMap((watchers) => [
      { name: okFigure('p50', watchers), list: ratios(calm, { what: 'okP50', watchers }), bound: 1.5, ...RATIO },
      {
        name: okFigure('p99', watchers),
        list: ratios(calm, { what: 'okP99', watchers }),
        bound: 2.5,
        or: { ...middleOf(calm, { what: 'okP99', side: 'product', watchers }), unit: 'ms', bound: 3 },
        ...RATIO,
      },
    ]),
    { name: CPU, list: ratios(calm, { what: 'cpuAMove', watchers: NOBODY }), bound: 2, ...RATIO },
    {
      name: TO_COLYSEUS,
      list: ratios(hurried, { what: 'cpuAMove', watchers: CROWD, to: 'colyseus' }),
      bound: 0.8,
      ...RATIO,
    },
    {
      name: OK_TO_COLYSEUS,
      list: ratios(hurried, { what: 'okP99', watchers: CROWD, to: 'colyseus' }),
      bound: 1.5,
      ...RATIO,
    },
    { name: FRAMES, list: values(calm, { what: 'frames', side: 'product', watchers: NOBODY }), bound: 1, ...RATIO },
    ...plain(calm, ''),
    ...plain(hurried, ', a move every 40 ms'),
  ]
  return [
    ...inWindows.flatMap(({ list, ...figure }) => (list.length === 0 ? [] : [{ ...figure, ...middle(list) }])),
    ...weighed,
  ]
}

/** What is nobody else’s business says nothing to them, and is no cheap move. */
const isAnything = (bytes: number): boolean => bytes > 0

/** What the ratios are made of. */
function plain(seen: readonly SeenThere[], how: string) {
  return [NOBODY, SOME, CROWD].flatMap((watchers) =>
    SHOWN.flatMap(({ side, name }) => {
      const listed = (what: What) => values(seen, { what, side, watchers })
      const who = `${name}${watchedBy(watchers)}${how}`
      return [
        { name: `ok p50, ${who}`, list: listed('okP50'), unit: 'ms' },
        { name: `ok p99, ${who}`, list: listed('okP99'), unit: 'ms' },
        { name: `watcher p50, ${who}`, list: listed('watcherP50'), unit: 'ms' },
        { name: `server CPU a move, ${who}`, list: listed('cpuAMove'), unit: 'ms' },
        { name: `moves a window, ${who}`, list: listed('moves'), unit: '', ...(side === 'product' ? MANY : {}) },
      ]
    }),
  )
}

/** Fewer wouldn't measure anything. */
const MANY = { bound: 20, better: 'more' } as const
const SHOWN: readonly { side: Side; name: string }[] = [
  { side: 'product', name: 'room' },
  { side: 'bare', name: 'bare object' },
  { side: 'forgetful', name: 'bare object that stores nothing' },
  { side: 'colyseus', name: 'Colyseus' },
]

/** For each round, the room's value by that of another one in the same window. */
function ratios(seen: readonly SeenThere[], of: { what: What; watchers: number; to?: Side }): number[] {
  const { what, watchers, to = 'bare' } = of
  const under = values(seen, { what, side: to, watchers })
  if (under.length === 0) return []
  return values(seen, { what, side: 'product', watchers }).map((value, round) => value / (under[round] ?? NaN))
}

function values(seen: readonly SeenThere[], of: { what: What; side: Side; watchers: number }): number[] {
  return seen
    .filter(({ side, watchers }) => side === of.side && watchers === of.watchers)
    .flatMap((each) => each[of.what] ?? [])
}

/** Of no window at all it is no number. */
const middleOf = (seen: readonly SeenThere[], of: { what: What; side: Side; watchers: number }): { value: number } => ({
  value: middle(values(seen, of)).value,
})

export function middle(list: readonly number[]): Required<Pick<Figure, 'value' | 'spread'>> {
  const sorted = [...list].sort((one, other) => one - other)
  return { value: sorted[sorted.length >> 1] ?? NaN, spread: [sorted[0] ?? NaN, sorted.at(-1) ?? NaN] }
}
