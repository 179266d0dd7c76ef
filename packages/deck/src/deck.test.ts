import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { build } from './build.ts'
import { faultsOf } from './checks.ts'
import { icons } from './icons.ts'
import { type Scene, SceneSchema } from './scene.ts'
import { SCENES } from './scenes/index.ts'
import { compose } from './svg/compose.ts'
import { random } from './svg/random.ts'
import { wordsOf } from './words/wordsOf.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)
/** As packed in passing; what is packed ahead of time is smaller. */
const wire = (svg: string) => brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
const drawn = new Map(SCENES.map((scene) => [scene.id, compose(scene, icons)]))
const scene = (id: string) => SCENES.find((each) => each.id === id)!

describe('the deck', () => {
  it('has two sides for each of its 72 cards', () => {
    const cards = Array.from({ length: 72 }, (_, index) => `c${String(index + 1).padStart(2, '0')}`)
    expect(SCENES.map(({ id }) => id).sort()).toEqual(cards.flatMap((card) => [`${card}a`, `${card}b`]))
  })

  it('is written in the form of a scene, with a mood and an action in each', () => {
    for (const each of SCENES) expect(v.safeParse(SceneSchema, each).issues, each.id).toBeUndefined()
  })

  it('has no faults', () => {
    expect(SCENES.flatMap((each) => faultsOf(each, icons))).toEqual([])
  })

  it('puts different places and lights on the sides of a card', () => {
    const looks = ({ bg }: Scene) => `${bg.kind} ${bg.pal}`
    const alike = SCENES.filter(({ id }) => id.endsWith('a')).filter(
      (side) => looks(side) === looks(scene(side.id.replace('a', 'b'))),
    )
    expect(alike.map(({ id }) => id)).toEqual([])
  })

  it('uses no light for more than 17 pictures', () => {
    const uses = Map.groupBy(SCENES, ({ bg }) => bg.pal)
    expect([...uses].filter(([, pictures]) => pictures.length > 17)).toEqual([])
  })

  it('gives the best word of a picture to about one to three others of nine', () => {
    expect(neighbours('en')).toBeGreaterThan(1)
    expect(neighbours('en')).toBeLessThan(3.5)
    expect(neighbours('de')).toBeGreaterThan(1)
  })
})

describe('a built picture', () => {
  it('is at most 8 kB on the wire and 30 kB unpacked', () => {
    const heavy = [...drawn].filter(([, svg]) => wire(svg) > 8000 || svg.length > 30_000)
    expect(heavy.map(([id]) => id)).toEqual([])
  })

  it('is light enough that the nine heaviest come to at most 60 kB', () => {
    const weights = [...drawn.values()].map(wire).toSorted((one, other) => other - one)
    expect(weights.slice(0, 9).reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(60_000)
  })

  it('has every id once, and nothing that it refers to is missing', () => {
    for (const [id, svg] of drawn) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name)
      const wanted = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, name]) => name)
      expect(new Set(ids).size, id).toBe(ids.length)
      expect(
        wanted.filter((name) => !ids.includes(name)),
        id,
      ).toEqual([])
    }
  })

  it('has no number out of order, no script and nothing from elsewhere', () => {
    for (const [id, svg] of drawn) {
      expect(svg, id).not.toMatch(/NaN|undefined|Infinity|<script|<image|href="http/)
      expect(svg, id).toContain('Copyright (c) Microsoft Corporation')
    }
  })

  it('is the same every time', () => {
    expect(compose(scene('c27a'), icons)).toBe(drawn.get('c27a'))
    const few = ['c01a', 'c15a', 'c24a', 'c40b', 'c53b', 'c69b'].map((id) => [id, hash(drawn.get(id) ?? '')])
    expect(Object.fromEntries(few)).toMatchInlineSnapshot(`
      {
        "c01a": "a41710e80c",
        "c15a": "4d657c3afa",
        "c24a": "88019cef06",
        "c40b": "bd9100f0fa",
        "c53b": "9946f23497",
        "c69b": "c2286d7279",
      }
    `)
  })

  it('lies in a file named by what is in it, and is found by the manifest', () => {
    const built = build([scene('c01a')], { icons, hash })
    expect(built.files.map(({ name }) => name)).toEqual([`c01a.${hash(drawn.get('c01a') ?? '')}.svg`])
    expect(built.manifest['c01a']?.file).toBe(built.files[0]?.name)
    expect(built.manifest['c01a']?.alt.de).toBe(scene('c01a').alt.de)
  })
})

describe('the checks find', () => {
  const broken = (change: Partial<Scene>) => faultsOf({ ...scene('c01a'), ...change }, icons)
  const { items, alt, words } = scene('c01a')

  it('an icon that is not there', () => {
    expect(broken({ items: [...items, { i: 'no-such-thing', x: 200, y: 200, s: 80 }] })).toHaveLength(1)
  })
  it('a thing under the number', () => {
    expect(broken({ items: [...items, { i: 'teapot', x: 40, y: 40, s: 60 }] })).toEqual([
      'c01a: "teapot" lies under the number',
    ])
  })
  it('too little and too much to see', () => {
    expect(broken({ items: items.slice(0, 2) })).toHaveLength(1)
    const more = ['cat', 'dog', 'key', 'bell'].map((i) => ({ i, x: 200, y: 200, s: 40 }))
    expect(broken({ items: [...items, ...more] })).toHaveLength(1)
  })
  it('a word twice, and a place in the description', () => {
    expect(broken({ words: [...words, 'water'] })).not.toEqual([])
    expect(broken({ alt: { ...alt, en: 'A whale in the corner drinks tea.' } })).toHaveLength(1)
    expect(broken({ alt: { ...alt, de: 'Ein Wal trinkt links Tee.' } })).toHaveLength(1)
  })
  it('a picture with a fault before it is built', () => {
    expect(() => build([{ ...scene('c01a'), items: [] }], { icons, hash })).toThrow('0 elements')
  })
})

/** Over many grids of nine: how many of the other eight the best word of a picture fits. */
function neighbours(language: 'en' | 'de'): number {
  const draw = random(7)
  const lists = SCENES.map((each) => new Set(wordsOf(each, language)))
  const grids = Array.from({ length: 200 }, () => Array.from({ length: 9 }, () => lists[Math.floor(draw() * 144)]!))
  const best = grids.map(([answer, ...others]) =>
    Math.max(...[...answer!].map((word) => others.filter((list) => list.has(word)).length)),
  )
  return best.reduce((sum, count) => sum + count, 0) / best.length
}
