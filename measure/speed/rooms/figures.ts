import type { Figure } from '../../report.ts'
import { middle } from '../room/figures.ts'
import type { Measured, Seen, Side, Woken } from './plan.ts'

const LESS = { better: 'less' } as const
const NAMES: Record<Side, string> = {
  product: 'room',
  bare: 'bare object',
  empty: 'empty object',
  boardgame: 'boardgame.io',
}
const PLAYED = ['product', 'bare', 'boardgame'] as const

export const p99Of = (rooms: number): string => `ok p99, room, ${rooms} rooms`
export const coresOf = (rooms: number): string => `cores, ratio to bare object, ${rooms} rooms`
export const MEMORY = 'memory a room, ratio to bare object'
export const LOOKING = 'first look at a sleeping room, ratio to empty object'
export const WAKING_AND_WRITING = 'first answer of a sleeping room, ratio to bare object'

/** The results as figures. The bounds are for the largest crowd. */
export function figuresOf({ seen, held, woken }: Measured): Figure[] {
  const crowds = [...new Set(seen.map(({ rooms }) => rooms))]
  const largest = Math.max(...crowds)
  const listed = [
    ...crowds.flatMap((rooms) => crowdFigures(seen, rooms, rooms === largest)),
    ...wakingFigures(woken),
  ].flatMap(({ list, ...figure }) => (list.length === 0 ? [] : [{ ...figure, ...middle(list) }]))
  return [...listed, ...memoryFigures(held)]
}

type Listed = Omit<Figure, 'value'> & { list: readonly number[] }

function crowdFigures(seen: readonly Seen[], rooms: number, isLargest: boolean): Listed[] {
  const values = (side: Side, what: 'p50' | 'p95' | 'p99' | 'cpuAMove' | 'cores' | 'bytes' | 'loadCores') =>
    seen.filter((each) => each.side === side && each.rooms === rooms).flatMap((each) => each[what] ?? [])
  const undone = (side: Side) =>
    seen
      .filter((each) => each.side === side && each.rooms === rooms)
      .map(({ undone, moves }) => undone / (undone + moves))
  const bound = (most: number) => (isLargest ? { bound: most, ...LESS } : {})
  const [own, bare] = [values('product', 'cores'), values('bare', 'cores')]
  const ratios = bare.length === 0 ? [] : own.map((value, round) => value / (bare[round] ?? NaN))
  return [
    { name: coresOf(rooms), list: ratios, unit: '', ...bound(1.8) },
    ...PLAYED.flatMap((side): Listed[] => {
      const who = `${NAMES[side]}, ${rooms} rooms`
      const isOurs = side === 'product'
      return [
        { name: `ok p50, ${who}`, list: values(side, 'p50'), unit: 'ms' },
        { name: `ok p95, ${who}`, list: values(side, 'p95'), unit: 'ms' },
        { name: `ok p99, ${who}`, list: values(side, 'p99'), unit: 'ms', ...(isOurs ? bound(100) : {}) },
        { name: `server CPU a move, ${who}`, list: values(side, 'cpuAMove'), unit: 'ms' },
        { name: `cores, ${who}`, list: values(side, 'cores'), unit: '' },
        { name: `bytes a move and player, ${who}`, list: values(side, 'bytes').map(Math.round), unit: 'B' },
        { name: `moves undone, ${who}`, list: undone(side), unit: '', ...(isOurs ? bound(0.01) : {}) },
        { name: `the load generator’s own cores, ${who}`, list: values(side, 'loadCores'), unit: '' },
      ]
    }),
  ]
}

function wakingFigures(woken: Measured['woken']): Listed[] {
  const times = (side: Side, by: Woken['by'] = 'move') =>
    woken.filter((each) => each.side === side && each.by === by).map(({ p50 }) => p50)
  const ratiosTo = (side: Side, by?: Woken['by']) => {
    const others = times(side, by)
    return times('product', by).flatMap((value, group) => (others[group] === undefined ? [] : [value / others[group]]))
  }
  return [
    {
      name: LOOKING,
      list: ratiosTo('empty', 'look'),
      unit: '',
      bound: 2.2,
      or: { value: middle(times('product', 'look')).value, unit: 'ms', bound: 5 },
      ...LESS,
    },
    { name: 'first look at a sleeping room', list: times('product', 'look'), unit: 'ms' },
    { name: 'first answer of a sleeping empty object, beside looks', list: times('empty', 'look'), unit: 'ms' },
    // Who moves stores something, as this one does and an empty object does not.
    { name: WAKING_AND_WRITING, list: ratiosTo('bare'), unit: '', bound: 1.5, ...LESS },
    ...(['product', 'bare', 'empty'] as const).map((side) => ({
      name: `first answer of a sleeping ${NAMES[side]}`,
      list: times(side),
      unit: 'ms',
    })),
  ]
}

/** From when there was none of them: what a server holds without any is not a room's. */
function memoryFigures(held: Measured['held']): Figure[] {
  const aRoom = (side: Side, isAsleep: boolean): number | null => {
    const own = held.filter((each) => each.side === side)
    const empty = own.find(({ rooms }) => rooms === 0)
    const full = own.findLast((each) => each.isAsleep === isAsleep && each.rooms > 0)
    return empty && full ? (full.bytes - empty.bytes) / full.rooms : null
  }
  const [own, bare] = [aRoom('product', false), aRoom('bare', false)]
  const ratio =
    own !== null && bare !== null ? [{ name: MEMORY, value: own / bare, unit: '', bound: 1.6, ...LESS }] : []
  const plain = PLAYED.flatMap((side) =>
    [false, true].flatMap((isAsleep) => {
      const bytes = aRoom(side, isAsleep)
      const name = `memory of a ${isAsleep ? 'sleeping ' : ''}${side === 'boardgame' ? 'match, boardgame.io' : NAMES[side]}`
      return bytes === null ? [] : [{ name, value: Math.round(bytes / 1024), unit: 'KiB' }]
    }),
  )
  return [...ratio, ...plain]
}
