import { describe, expect, it } from 'vitest'
import { Evening } from '../testing/evening.ts'

/** Three at I'm Not a Robot, asked for a word. */
function asked(): Evening {
  const evening = new Evening({ title: 'not-a-robot' })
  evening.joins('Tom')
  evening.joins('Ida')
  evening.manages({ do: 'deal' })
  return evening
}
const wordsOf = (evening: Evening) => JSON.stringify(evening.sceneOf('spectator').view)

describe('a coarse word in a title', () => {
  it.each(['fuck', 'Scheiße', 'sh\u0131t', 'fu\u200bck', 'f-u-c-k'])(
    'as %s is not taken while the family filter is on, and nobody sees it',
    (word) => {
      const evening = asked()
      const before = wordsOf(evening)
      expect(evening.answers('tom', { word }).refused).not.toBeNull()
      expect(wordsOf(evening)).toBe(before)
    },
  )

  it('is refused by a code of its own, and another word is taken', () => {
    const evening = asked()
    expect(evening.answers('tom', { word: 'fuck' }).refused).toEqual({ code: 'coarse' })
    expect(evening.answers('tom', { word: 'flower' }).refused).toBeNull()
    expect(wordsOf(evening)).toContain('Flower')
  })

  it('is taken where the host has turned the filter off', () => {
    const evening = asked()
    evening.manages({ do: 'setTalk', filtered: false })
    expect(evening.answers('tom', { word: 'fuck' }).refused).toBeNull()
  })

  it('is looked at after the rules: who is not asked is told that', () => {
    const evening = asked()
    evening.answers('tom', { word: 'flower' })
    expect(evening.answers('tom', { word: 'fuck' }).refused?.code).not.toBe('coarse')
  })
})

it('a word is kept as it came in, with nothing in it that cannot be seen', () => {
  const evening = asked()
  expect(evening.answers('tom', { word: 'FLO\u3164W\ufe0fER' }).refused).toBeNull()
  expect(evening.room.match?.log.at(-1)?.move).toMatchObject({ action: { word: 'flower' } })
  expect(evening.answers('ida', { word: '\u3164' }).refused).toEqual({ code: 'word_empty' })
})
