import { describe, expect, it } from 'vitest'
import { cleanName, type RoomFacts } from '@robot-night/protocol'
import { playersOf } from '../net/players.ts'
import { isolated } from './isolated.ts'

describe('a name inside a sentence', () => {
  it.each(['مريم', 'נועה 2', 'Ann مريم', '𞤀𞤁', 'ߒߞߏ', 'ﷺ'])('%s keeps its direction to itself', (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`)
  })

  it.each(['Ann', 'Nguyễn 2', 'मीरा', '지민', '🤖', ''])(
    '%j stays as it is, since all around it runs the same way',
    (name) => {
      expect(isolated(name)).toBe(name)
    },
  )

  it('is so for every title: they speak of players', () => {
    const room: RoomFacts = {
      ...{
        id: 'r1',
        code: 'KRTBW',
        title: 'probe',
        options: {},
        pace: 'off',
        peek: 'usual',
        stage: 'playing',
        host: 0,
      },
      ...{ watchers: 0, chairs: [{ kind: 'bot', name: 'مريم' }] },
      match: { id: 'm', title: 'probe', number: 1, options: {}, chairs: [0], ended: null, commitment: '' },
    }
    expect(playersOf(room)[0]?.name).toBe('\u2068مريم\u2069')
  })

  it('is isolated once, however often it is asked for', () => {
    expect(isolated(isolated('مريم'))).toBe(isolated('مريم'))
    expect(isolated(`${isolated('مريم')} (2)`)).toBe(`${isolated('مريم')} (2)`)
    expect(isolated(`${isolated('مريم')}, נועה`)).toBe(`\u2068${isolated('مريم')}, נועה\u2069`)
  })

  it('is the same name again when it comes back from there', () => {
    expect(cleanName(isolated('مريم'))).toBe('مريم')
  })
})
