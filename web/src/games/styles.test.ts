import { describe, expect, it } from 'vitest'
import { belongsTo, withStylesOf } from './styles.ts'

const ASSETS = '/_app/immutable/assets'
const link = (name: string) => `<link href="${ASSETS}/${name}.css" rel="stylesheet">`
const room = link('room.DaqPAQxE')
const derby = link('Screen~cardbot-derby.BxO54zAa')
const revolution = link('table~robot-revolution.B-_7eYv7')

describe('a page', () => {
  it('links the styles of its own table and of no other', () => {
    expect(withStylesOf('cardbot-derby', room + derby + revolution)).toBe(room + derby)
    expect(withStylesOf('robot-revolution', room + derby + revolution)).toBe(room + revolution)
  })

  it('without a table links none of any title', () => {
    expect(withStylesOf(null, room + derby + revolution)).toBe(room)
  })

  it('links the pieces of its own table alone', () => {
    const pieces = '/_app/immutable/chunks/~cardbot-derby.NZPfK9t0.js'
    expect([belongsTo('cardbot-derby', pieces), belongsTo('not-a-robot', pieces), belongsTo(null, pieces)]).toEqual([
      true,
      false,
      false,
    ])
    expect(belongsTo(null, '/_app/immutable/chunks/NZPfK9t0.js')).toBe(true)
  })

  it('keeps whatever is no style of a title', () => {
    const others = '<link rel="icon" href="/favicon.svg"><script src="/a~robot-revolution.b.js"></script>'
    expect(withStylesOf(null, others)).toBe(others)
    expect(belongsTo(null, `${ASSETS}/righteous-latin-400-normal.DIzXvQUm.woff2`)).toBe(true)
  })
})
