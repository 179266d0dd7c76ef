import type { Figure } from '../../report.ts'
import type { Side } from './plan.ts'
import type { Watched } from './run.ts'

export const CROWD = 1000
export const THRONG = 5000
/** Printed as a curve. */
const CURVE = [0, 10, 100, CROWD, THRONG] as const

const RATIO = { unit: '', better: 'less' } as const

/** The results as figures. Those that weren't measured are left out. */
export function figuresOf({ seen, kept }: Watched): Figure[] {
  const values: Values = (side, watchers, what) =>
    seen.filter((each) => each.side === side && each.watchers === watchers).flatMap((each) => each[what] ?? [])
  const by = (over: readonly number[], under: readonly number[]) =>
    over.map((value, round) => value / (under[round] ?? NaN))
  const ok = (side: Side, watchers: number) => values(side, watchers, 'okP50')
  const inGalleries = kept.filter(({ side }) => side === 'product')
  const counted = (what: 'lost' | 'disordered' | 'frames') => inGalleries.reduce((sum, each) => sum + each[what], 0)
  return [
    {
      name: LAST,
      list: by(values('product', CROWD, 'lastP50'), values('bare', CROWD, 'lastP50')),
      bound: 1.5,
      ...RATIO,
    },
    { name: OK, list: by(ok('product', CROWD), ok('product', 0)), bound: 3, ...RATIO },
    { name: OK_TO_BARE, list: by(ok('product', CROWD), ok('first', CROWD)), bound: 1.6, ...RATIO },
    {
      name: OWN,
      list: by(values('mute', THRONG, 'cpuAMove'), values('mute', CROWD, 'cpuAMove')),
      bound: 1.5,
      ...RATIO,
    },
    {
      name: 'frames lost',
      list: inGalleries.length > 0 ? [counted('lost')] : [],
      unit: 'frames',
      bound: 0,
      better: 'less' as const,
    },
    {
      name: 'frames out of order',
      list: inGalleries.length > 0 ? [counted('disordered')] : [],
      unit: 'frames',
      bound: 0,
      better: 'less' as const,
    },
    { name: 'frames heard', list: inGalleries.length > 0 ? [counted('frames')] : [], unit: 'frames' },
    ...curve(values),
  ].flatMap(({ list, ...figure }) => (list.length === 0 ? [] : [{ ...figure, ...middle(list) }]))
}

type Values = (side: Side, watchers: number, what: 'okP50' | 'lastP50' | 'cpuAMove') => number[]

/** What the ratios are made of, from nobody to a throng. */
const curve = (values: Values) => [
  ...CURVE.flatMap((watchers) => [
    { name: `ok p50, ${watchers} watchers`, list: values('product', watchers, 'okP50'), unit: 'ms' },
    { name: `last watcher p50, ${watchers} watchers`, list: values('product', watchers, 'lastP50'), unit: 'ms' },
    { name: `server CPU a move, ${watchers} watchers`, list: values('product', watchers, 'cpuAMove'), unit: 'ms' },
    {
      name: `the room’s own CPU a move, ${watchers} watchers`,
      list: values('mute', watchers, 'cpuAMove'),
      unit: 'ms',
    },
  ]),
  ...(['bare', 'first'] as const).flatMap((side) => [
    { name: `ok p50, ${CROWD} watchers, ${NAMES[side]}`, list: values(side, CROWD, 'okP50'), unit: 'ms' },
    { name: `last watcher p50, ${CROWD} watchers, ${NAMES[side]}`, list: values(side, CROWD, 'lastP50'), unit: 'ms' },
  ]),
]

export const LAST = 'last watcher, ratio to bare object, 1000 watchers'
const OK = 'ok p50 with 1000 watchers, ratio to none'
export const OK_TO_BARE = 'ok p50, ratio to bare object that tells the players first, 1000 watchers'
const OWN = 'the room’s own CPU a move, 5000 watchers to 1000'
const NAMES = { bare: 'bare object', first: 'bare object that tells the players first' } as const

function middle(list: readonly number[]): Required<Pick<Figure, 'value' | 'spread'>> {
  const sorted = [...list].sort((one, other) => one - other)
  return { value: sorted[sorted.length >> 1] ?? NaN, spread: [sorted[0] ?? NaN, sorted.at(-1) ?? NaN] }
}
