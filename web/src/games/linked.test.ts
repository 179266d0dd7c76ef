import { describe, expect, it } from 'vitest'
import { BEGINNINGS, isLinkedBy, withStylesOf } from './linked.ts'

const ASSETS = '/_app/immutable/assets'
const CHUNKS = '/_app/immutable/chunks'
const link = (name: string) => `<link href="${ASSETS}/${name}.css" rel="stylesheet">`
const room = link('room.DaqPAQxE')
const derby = link('Screen~cardbot-derby.BxO54zAa')
const revolution = link('table~robot-revolution.B-_7eYv7')
const both = link('shared-2~cardbot-derby~not-a-robot.B-_7eYv7')
const at = (title: string) => ({ language: 'en', begins: BEGINNINGS.playing(title) })
const lobby = { language: 'en', begins: BEGINNINGS.lobby('cardbot-derby') }

describe('a page', () => {
  it('links the styles of its own table and of no other', () => {
    const all = room + derby + revolution + both
    expect(withStylesOf(at('cardbot-derby'), all)).toBe(room + derby + both)
    expect(withStylesOf(at('robot-revolution'), all)).toBe(room + revolution)
  })

  it('without a table links none of any title', () => {
    const all = room + derby + revolution + both
    expect(withStylesOf({ language: 'en', begins: [] }, all)).toBe(room)
    expect(withStylesOf(lobby, all)).toBe(room)
  })

  it('links the end of its own table once that is over', () => {
    const end = link('Over~cardbot-derby-over.BxO54zAa')
    expect(withStylesOf(at('cardbot-derby'), end)).toBe('')
    const over = (title: string) => ({ language: 'en', begins: BEGINNINGS.over(title) })
    expect([over('cardbot-derby'), over('not-a-robot')].map((drawn) => withStylesOf(drawn, end))).toEqual([end, ''])
  })

  it('links the pieces of its own table alone', () => {
    const pieces = `${CHUNKS}/~cardbot-derby.NZPfK9t0.js`
    expect([at('cardbot-derby'), at('not-a-robot'), lobby].map((drawn) => isLinkedBy(drawn, pieces))).toEqual([
      ...[true, false, false],
    ])
    expect(isLinkedBy(lobby, `${CHUNKS}/NZPfK9t0.js`)).toBe(true)
  })

  it('links words in its own language, and of its own title', () => {
    const words = (marks: string) => `${CHUNKS}/${marks}.NZPfK9t0.js`
    expect([isLinkedBy({ language: 'de' }, words('~de')), isLinkedBy({ language: 'de' }, words('~en'))]).toEqual([
      ...[true, false],
    ])
    const wanted = ['~en', '~cardbot-derby-options~en', '~cardbot-derby~en', '~cardbot-derby-options~de'].map(words)
    expect(wanted.map((path) => isLinkedBy(lobby, path))).toEqual([true, true, false, false])
    expect(wanted.map((path) => isLinkedBy(at('cardbot-derby'), path))).toEqual([true, false, true, false])
  })

  it('that says nothing of what it begins with links all of its files', () => {
    const all = room + derby + revolution + both
    expect(withStylesOf({ language: 'en' }, all)).toBe(all)
  })

  it('keeps whatever is no style of a title', () => {
    const others = '<link rel="icon" href="/favicon.svg"><script src="/a~robot-revolution.b.js"></script>'
    expect(withStylesOf(lobby, others)).toBe(others)
    expect(isLinkedBy(lobby, `${ASSETS}/righteous-latin-400-normal.DIzXvQUm.woff2`)).toBe(true)
  })
})
