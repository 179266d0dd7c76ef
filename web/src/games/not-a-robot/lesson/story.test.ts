import { readFileSync } from 'node:fs'
import { notARobot, pictureId, PICTURES as DECK, USUAL_OPTIONS } from '@robot-night/engine/games/not-a-robot'
import { scenario } from '@robot-night/engine/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#lib/words/language.ts'
import { rowsOf } from './rows.ts'
import { ANSWER, CHOICES, ENDINGS, HEARD, NAMES, PICTURES, READER, ROBOT, SOUGHT, SPEAKERS, VOTES } from './story.ts'
import { STEPS, Tale } from './tale.svelte.ts'
import { LESSON_WORDS } from './words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await LESSON_WORDS.fetch(language)
})

/** What bots can say to the picture at a place. */
const SAYABLE: Readonly<Record<string, { en: string; de: string }>> = JSON.parse(
  readFileSync(new URL('../../../../../packages/engine/src/games/not-a-robot/words.json', import.meta.url), 'utf8'),
)
const sayableAt = (place: number, language: 'en' | 'de'): string[] => {
  const picture = PICTURES[place - 1]
  return picture ? (SAYABLE[pictureId(picture)]?.[language] ?? '').toLowerCase().split(' ') : []
}

describe('the nine pictures', () => {
  it('are of the deck, each of a card of its own', () => {
    expect(new Set(PICTURES.map(({ card }) => card)).size).toBe(9)
    expect(DECK).toEqual(expect.arrayContaining(PICTURES.map(pictureId)))
  })
})

describe('the round', () => {
  it.each(CHOICES)('ends by the rules, if the reader votes for %i', (choice) => {
    const table = dealt()
    for (const seat of SPEAKERS) table.answer(seat, 'associate', { word: LESSON_WORDS.in('en').said[seat] ?? '' })
    table.close()
    for (const seat of SPEAKERS) table.answer(seat, 'review', { objections: [] })
    table.close()
    table.close()
    for (const seat of SPEAKERS) table.answer(seat, 'explain', { text: null })
    table.close()
    for (const [seat, entry] of Object.entries(VOTES)) table.answer(Number(seat), 'vote', { entry })
    table.answer(READER, 'vote', { entry: choice })
    table.close()
    const [round] = table.state.rounds
    expect(round?.ending.count?.revealed).toBe(ENDINGS[choice].revealed)
    expect(round?.ending.points.map(({ total }) => total)).toEqual(ENDINGS[choice].points)
  })
})

/** The deal of the story; the Server's card is Human. */
function dealt() {
  const state = notARobot.setup(NAMES.length, USUAL_OPTIONS)
  const shown = new Set(PICTURES.map(({ card }) => card))
  Object.assign(state, {
    round: 1,
    deck: [...PICTURES, ...state.deck.filter(({ card }) => !shown.has(card))],
    answer: ANSWER,
    roles: NAMES.map((_, seat) => (seat === ROBOT ? 'robot' : 'human')),
    serverRole: 'human',
    phase: { kind: 'associate', asked: NAMES.map((_, seat) => seat), again: false },
  })
  return scenario(notARobot, state)
}

describe.each(LANGUAGES)('the story in %s', (language) => {
  const words = () => LESSON_WORDS.in(language)

  it('seeks a picture that all three words fit, and no other does', () => {
    const heard = words().heard.map((word) => word.toLowerCase())
    expect(heard).toHaveLength(HEARD.length)
    const fitting = PICTURES.flatMap((_, at) =>
      heard.every((word) => sayableAt(at + 1, language).includes(word)) ? [at + 1] : [],
    )
    expect(fitting).toEqual([SOUGHT])
  })

  it('has each of them fit another picture too', () => {
    for (const word of words().heard) {
      const fits = PICTURES.filter((_, at) => sayableAt(at + 1, language).includes(word.toLowerCase()))
      expect(fits.length, word).toBeGreaterThan(1)
    }
  })

  it('tells the reader what is wrong with a word, and takes any other', () => {
    const tale = new Tale()
    const used = words().said.slice(0, 3)
    tale.draft = used[1]?.toUpperCase() ?? ''
    expect(tale.refusal(used, language)?.code).toBe('word_taken')
    expect(tale.say(used, language)).toBe(false)
    tale.draft = ' wet '
    expect(tale.say(used, language)).toBe(true)
    expect(tale.word).toBe('Wet')
  })

  it('goes from step to step, and each vote is told with its points', () => {
    const tale = new Tale()
    for (const step of STEPS) {
      expect(tale.step).toBe(step)
      expect(words().steps[step].title).not.toBe('')
      if (step === 'word') tale.draft = words().said[READER] ?? ''
      if (step === 'word') tale.say([], language)
      if (step === 'vote') tale.choose(3)
      const rows = rowsOf(tale, words())
      if (step === 'vote') expect(rows.map(({ choice }) => choice)).toEqual([1, 2, 3, null, 9])
      if (step === 'points') expect(rows.map(({ points }) => points)).toEqual([1, 2, 0, 2, null])
      if (step === 'points')
        expect(rows.map(({ note }) => /^\d/.exec(note)?.[0])).toEqual([undefined, undefined, '2', '1', '1'])
      tale.next()
    }
    tale.again()
    expect([tale.step, tale.word, tale.vote]).toEqual(['card', null, null])
  })

  it('can be skipped step by step, and then goes as it did in the rulebook', () => {
    const tale = new Tale()
    while (!tale.isLast) tale.skip(words().said[READER] ?? '')
    expect([tale.word, tale.vote]).toEqual([words().said[READER], 3])
    expect(rowsOf(tale, words()).map(({ word }) => word)).toEqual(words().heard)
  })
})
