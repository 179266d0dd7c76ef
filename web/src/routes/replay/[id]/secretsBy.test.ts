import type { Secret } from '#lib/replay/title.ts'
import { expect, it } from 'vitest'
import { countOf, groupsOf } from './secretsBy.ts'

const text = (said: string) => ({ kind: 'text', text: said }) as const
const secrets: Secret[] = [
  { seat: 1, name: 'Hand', faces: [text('a'), text('b')], knownTo: [1] },
  { seat: 0, name: 'Hand', faces: [], knownTo: [0] },
  { seat: 0, name: 'Coin', faces: [text('c')], knownTo: [0, 1] },
  { seat: null, name: 'Picture', faces: [text('4')], knownTo: [0] },
]

it('counts what each eye may know, piece by piece', () => {
  expect(countOf(secrets, 'open')).toEqual({ seen: 4, all: 4 })
  expect(countOf(secrets, 'watcher')).toEqual({ seen: 0, all: 4 })
  expect(countOf(secrets, 0)).toEqual({ seen: 2, all: 4 })
  expect(countOf(secrets, 1)).toEqual({ seen: 3, all: 4 })
})

it('lays it out by whose it is', () => {
  expect(groupsOf(secrets).map(({ seat, all }) => [seat, all.length])).toEqual([
    [null, 1],
    [0, 1],
    [1, 1],
  ])
})
