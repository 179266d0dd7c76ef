import { expect, it } from 'vitest'
import { PALETTES } from '../palettes.ts'
import type { Background, Icon, Scene } from '../scene.ts'
import { BACKGROUNDS } from './backgrounds/index.ts'
import { compose, standing } from './compose.ts'

const square = '<g fill="none"><path fill="#FF8000" d="M4 2h24v28H4z"/></g>'
const icons = () => square
const bg: Background = { kind: 'room', pal: 'day' }
const scene = (items: Scene['items'], more: Partial<Scene> = {}): Scene => ({
  ...{ id: 'c01a', seed: 1, mood: 'calm', action: 'drinking', alt: { en: '', de: '' }, bg, items, words: [] },
  ...more,
})
const thing: Icon = { i: 'thing', x: 200, on: 300, s: 64 }

it('stands a thing on its ground', () => {
  expect(standing(thing, icons)).toEqual([272, 300])
  expect(standing({ i: 'thing', x: 200, y: 200, s: 64 }, icons)).toEqual([200, 228])
})

it('keeps a drawing once, however often it is used', () => {
  const svg = compose(scene([thing, { ...thing, x: 90 }, { ...thing, x: 300, flip: true }]), icons)
  expect(svg.match(/<symbol/g)).toHaveLength(1)
  expect(svg.match(/<use/g)).toHaveLength(3)
})

it('dims things by the light of the place, but not what shines', () => {
  const night = scene([thing, { ...thing, lit: true }], { bg: { kind: 'room', pal: 'night' } })
  const svg = compose(night, icons)
  expect(svg).toContain('fill="#FF8000"')
  expect(svg).toContain('fill="#cc6a00"')
})

it('makes a silhouette of one colour, and a tint of two', () => {
  expect(compose(scene([{ ...thing, sil: '#112233' }]), icons)).toContain('fill="#112233"')
  expect(compose(scene([{ ...thing, tint: ['#000000', 0.5] }]), icons)).toContain('fill="#804000"')
})

it('paints in the order of the list, weather last but for the rim', () => {
  const svg = compose(scene([{ fx: 'box', x: 1, y: 2, w: 3, h: 4, c: '#abcdef' }, thing], { weather: 'rain' }), icons)
  const order = ['#abcdef', '<use', '#dfe9ff', 'url(#vig)'].map((mark) => svg.indexOf(mark))
  expect(order).toEqual([...order].sort((one, other) => one - other))
})

const kinds: Background[] = [
  ...(['round', 'peaks', 'dunes', 'field'] as const).map((land) => ({ kind: 'hills', pal: 'day', land }) as const),
  ...(['firs', 'round', 'birch', 'trunks'] as const).map((trees) => ({ kind: 'forest', pal: 'day', trees }) as const),
  ...(['stripes', 'dots', 'tiles', 'panels'] as const).map((wall) => ({ kind: 'room', pal: 'day', wall }) as const),
  ...(['curtain', 'sky', 'ring'] as const).map((backdrop) => ({ kind: 'stage', pal: 'day', backdrop }) as const),
  ...(['towers', 'gables'] as const).map((town) => ({ kind: 'street', pal: 'day', town }) as const),
  ...(['boards', 'cloth', 'mat'] as const).map((top) => ({ kind: 'table', pal: 'day', top }) as const),
  ...(['roofs', 'fields', 'sea'] as const).map((below) => ({ kind: 'sky', pal: 'day', below }) as const),
  ...(['sea', 'deep', 'space', 'cave', 'shelf'] as const).map((kind) => ({ kind, pal: 'day' }) as const),
]

it.each(kinds)('draws $kind in little space, the same twice', (place) => {
  const [svg = '', again] = [1, 1].map((seed) =>
    compose(scene([], { seed, bg: { ...place, sun: [300, 90, 30] } }), icons),
  )
  expect(svg).not.toMatch(/NaN|undefined/)
  expect(svg.length).toBeLessThan(14_000)
  expect(again).toBe(svg)
})

it('draws what grew otherwise for each seed', () => {
  for (const kind of ['hills', 'sea', 'deep', 'sky', 'forest', 'space', 'cave', 'street'] as const) {
    const [one, other] = [1, 2].map((seed) => compose(scene([], { seed, bg: { kind, pal: 'gold' } }), icons))
    expect(one, kind).not.toBe(other)
  }
})

it('has a place for every kind and a light for every name', () => {
  expect(Object.keys(BACKGROUNDS)).toHaveLength(12)
  expect(Object.keys(PALETTES)).toHaveLength(10)
})
