import { expect, it } from 'vitest'
import { icons } from '../icons.ts'
import { SCENES } from '../scenes/index.ts'
import { iconsOf } from '../words/wordsOf.ts'
import { boundsOf } from './bounds.ts'

const around = (path: string) => boundsOf(`<path d="${path}"/>`)

it('follows absolute and relative strokes', () => {
  expect(around('M2 3h10v5H2z')).toEqual([2, 3, 12, 8])
  expect(around('m4 4 6 2l-8 4Z')).toEqual([2, 4, 10, 10])
})

it('goes on from where a closed shape began', () => {
  expect(around('M1 1h4v4zm10 10h2')).toEqual([1, 1, 13, 11])
})

it('reads arcs whose flags stand close together, and numbers without a space', () => {
  expect(around('M0 5a5 5 0 0110 0')).toEqual([0, 5, 10, 5])
  expect(around('M.5.5L-3-4')).toEqual([-3, -4, 0.5, 0.5])
})

it('takes points along a curve', () => {
  const [, top] = around('M0 0C0-8 10-8 10 0')
  expect(top).toBeCloseTo(-6)
})

it('covers circles and ellipses', () => {
  expect(boundsOf('<circle cx="10" cy="10" r="4"/><ellipse cx="20" cy="10" rx="6" ry="2"/>')).toEqual([6, 6, 26, 14])
})

it('finds every thing of the deck within its square', () => {
  const outside = [...new Set(SCENES.flatMap(iconsOf))].filter((icon) =>
    boundsOf(icons(icon)).some((edge) => !(edge >= 0 && edge <= 32)),
  )
  expect(outside).toEqual([])
})
