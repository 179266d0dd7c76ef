import { describe, expect, it } from 'vitest'
import { rngOf } from '../../core/rng.ts'
import { bot } from './bot.ts'
import { fitsAnswer, fitting, heardBy } from './bot/reading.ts'
import { de } from './bot/sayings/de.ts'
import { en } from './bot/sayings/en.ts'
import { LANGUAGES, SEATS, type Language, type Options, type View } from './index.ts'
import { thingsFor, VAGUE, wordsFor } from './lexicon.ts'
import { given, stateOf, type Given, type NarScenario } from './testing.ts'
import { wordKey } from './word.ts'

const SEEDS = Array.from({ length: 12 }, (_, at) => `seed ${at}`)

/** What the bot of a seat says, with each seed. */
function words(table: NarScenario, seat: number): string[] {
  const asked = table.update(seat).asks
  if (asked?.kind !== 'associate') throw new Error('no word is asked for')
  const view = table.view(seat)
  const prompt = { language: view.options.language, used: view.used, again: false }
  return SEEDS.map((seed) => bot.associate(view, prompt, rngOf(seed))?.word ?? '-')
}
const votes = (view: View, { own, server = true }: { own: number; server?: boolean }): number[] =>
  SEEDS.map((seed) => bot.vote(view, { entries: view.list.length, own, server }, rngOf(seed))!.entry)
const sayings = (view: View, entry: number): string[] =>
  SEEDS.map((seed) => bot.explain(view, { entry }, rngOf(seed))?.text ?? '')
const calls = (view: View, role: 'human' | 'robot') => bot.call(view, { role }, rngOf('any'))?.call

const pictureAt = (place: number, language: Language = 'en') => wordsFor(stateOf().deck[place - 1]!, language)
/** By how many pictures they fit. */
const fits = (word: string, view: View): number => fitting(view, wordKey(word)).filter(Boolean).length
/** What fits no other picture, as far as it is seen by somebody. */
const onlyAt = (place: number, isSeen = (_key: string): boolean => true): string[] => {
  const view = given().view(1)
  return pictureAt(place).filter((word) => fits(word, view) === 1 && isSeen(wordKey(word)))
}
/** Words about one picture alone that seat 0 sees in it, said by seats 1, 2, 3 and so on. */
const telling = (place: number, seats: number): string => {
  const view = given().view(0)
  const seen = onlyAt(place, (key) => heardBy(view, key)[place - 1] === true)
  if (seen.length < seats) throw new Error(`only ${seen.length} words`)
  return seen
    .slice(0, seats)
    .map((word, at) => `s${at + 1} ${word}`)
    .join(', ')
}

describe('a Human', () => {
  it('section 12 says what fits its picture and others, while few have spoken', () => {
    for (let answer = 1; answer <= 9; answer++) {
      const table = given({ answer })
      for (const word of words(table, 1)) {
        expect(pictureAt(answer)).toContain(word)
        expect(fits(word, table.view(1)), `${answer} ${word}`).toBeGreaterThan(1)
      }
    }
  })

  it('section 12 says neither what was said in the match nor nearly what was said in the round', () => {
    const used = pictureAt(3).slice(0, 8)
    const wet = given({ answer: 1, list: 's2 Rainy, s3 Waterfall', used })
    for (const word of words(wet, 1)) {
      expect(used).not.toContain(word)
      expect(['rain', 'water', 'rainfall']).not.toContain(word)
    }
  })

  it('section 12 stays in the call and objects to nothing', () => {
    expect(calls(given({ phase: 'call', list: telling(4, 3) }).view(1), 'human')).toBe('stay')
    const prompt = { entries: 4, own: 1, reviewable: [2, 3, 4] }
    expect(bot.review(given().view(1), prompt, rngOf('any'))).toEqual({ objections: [] })
  })
})

describe('the Robot', () => {
  it('section 12 that heard of one picture says something about it', () => {
    const told: Given = { robot: 0, seats: 6, list: telling(4, 5) }
    for (const word of words(given(told), 0)) expect(pictureAt(4)).toContain(word)
  })

  it('section 12 that heard nothing says a word that fits many', () => {
    const table = given({ robot: 0 })
    for (const word of words(table, 0)) expect(fits(word, table.view(0))).toBeGreaterThan(2)
  })

  it('section 12 does the same whatever the answer is', () => {
    const list = 's1 Wet, s2 Cold'
    const [one, ...others] = [2, 4, 9].map((answer) => {
      const told: Given = { answer, robot: 0, list }
      const calling = given({ ...told, phase: 'call', list: `${list}, s0 Music, s3 Warm` })
      const guessing = given({ ...told, phase: 'guess', list: `${list}, s0 Music, s3 Warm` })
      const guesses = SEEDS.map((seed) => bot.guess(guessing.view(0), { places: 9 }, rngOf(seed)))
      return { words: words(given(told), 0), called: calls(calling.view(0), 'robot'), guesses }
    })
    for (const other of others) expect(other).toEqual(one)
  })

  it('section 12 reveals itself when it is sure, and guesses what it is sure of', () => {
    const told: Given = { robot: 0, seats: 6, list: `${telling(4, 5)}, s0 Star` }
    expect(calls(given({ ...told, phase: 'call' }).view(0), 'robot')).toBe('reveal')
    expect(bot.guess(given({ ...told, phase: 'guess' }).view(0), { places: 9 }, rngOf('any'))).toEqual({ place: 4 })
    expect(calls(given({ robot: 0, seats: 3, phase: 'call', list: 's1 -, s2 -, s0 Star' }).view(0), 'robot')).toBe(
      'stay',
    )
  })

  it('section 12 votes for somebody else, never for the Server', () => {
    const list = [1, 2, 3, 0].map((seat, at) => `s${seat} ${pictureAt(5)[at] ?? ''}`).join(', ')
    for (const entry of votes(given({ phase: 'vote', list }).view(0), { own: 4 })) expect([1, 2, 3]).toContain(entry)
  })
})

describe('a vote', () => {
  /** The answer is 5; seat 1 looks. */
  const own = onlyAt(5, (key) => fitsAnswer(given().view(1), key, 5))
  const foreign = onlyAt(8)[0] ?? ''
  const viewOf = (list: string, options: Partial<Options> = {}) => given({ phase: 'vote', list, options }).view(1)

  it('section 12 goes against a word that fits nothing, and against one of another picture', () => {
    for (const odd of ['Xylophone', foreign]) {
      const view = viewOf(`s1 ${own[0]}, s0 ${odd}, s2 ${own[1]}, s3 ${own[2]}`)
      expect(new Set(votes(view, { own: 1 }))).toEqual(new Set([2]))
    }
  })

  it('section 12 goes against a blank before all', () => {
    const view = viewOf(`s1 ${own[0]}, s0 Xylophone, s2 ${own[1]}, s3 -`)
    expect(new Set(votes(view, { own: 1 }))).toEqual(new Set([4]))
  })

  it('section 12 pardons a strange word that is explained by something of the answer', () => {
    const view = viewOf(`s1 ${own[0]}, s0 Xylophone, s2 ${own[1]}, s3 Zebra`)
    const [first, strange, ...others] = view.list
    const list = [first!, { ...strange!, explanation: `Look, the ${own[3]}!` }, ...others]
    expect(new Set(votes(view, { own: 1 }))).toEqual(new Set([4]))
    expect(votes({ ...view, list: list.slice(0, 3) }, { own: 1 })).toContain(9)
  })

  it('section 12 is often a glitch when all words fit, if there is a Server', () => {
    const list = `s1 ${own[0]}, s0 ${own[1]}, s2 ${own[2]}`
    expect(new Set(votes(viewOf(list), { own: 1 }))).toContain(9)
    expect(votes(viewOf(list, { server: false }), { own: 1, server: false })).not.toContain(9)
  })
})

describe('an explanation', () => {
  const answer = 5
  const explained = (word: string, language: Language = 'en') =>
    given({ answer, phase: 'explain', list: `s1 ${word}, s0 Xylophone, s2 -`, options: { language } }).view(1)

  it.each(LANGUAGES)('section 12 names a thing that has the word: %s', (language) => {
    const things = thingsFor(stateOf().deck[answer - 1]!, language)
    const [thing = [], ...others] = things
    const word = thing.slice(1).find((each) => !others.flat().includes(each) && each.length > 3) ?? thing[1] ?? ''
    const named = things.filter((each) => each.includes(word)).map(([name = '']) => name)
    for (const text of sayings(explained(word, language), 1)) {
      expect(
        named.some((name) => text.includes(name)),
        text,
      ).toBe(true)
    }
  })

  it.each(LANGUAGES)('section 12 is about something in the picture, whatever its reason: %s', (language) => {
    const seen = thingsFor(stateOf().deck[answer - 1]!, language).map(([name = '']) => name)
    const whole = pictureAt(answer, language).find((word) => !seen.includes(word)) ?? ''
    for (const word of [...seen, whole, 'Xylophone', '-']) {
      for (const entry of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
        const list = Array.from({ length: entry }, () => `s1 ${word}`).join(', ')
        const view = given({ answer, phase: 'explain', list, options: { language } }).view(1)
        for (const text of sayings(view, entry)) {
          expect(
            seen.some((name) => text.includes(name)),
            text,
          ).toBe(true)
        }
      }
    }
  })

  it('section 12 is a sentence of its own for each, and never says who it is', () => {
    const view = explained('Xylophone')
    const said = [1, 2, 3].flatMap((entry) => sayings(view, entry)[0] ?? '')
    expect(new Set(said).size).toBe(3)
    for (const text of said) expect(text).not.toMatch(/robot|bot|computer|program|[{}]|null|undefined/iu)
  })

  it('section 12 has a sentence for each seat of the largest table', () => {
    for (const sayings of [en, de].flatMap((each) => Object.values(each))) {
      expect(new Set(sayings).size).toBe(sayings.length)
      expect(sayings.length).toBeGreaterThanOrEqual(SEATS.max)
    }
  })

  it('section 12 depends on the word, not on the card', () => {
    const told: Given = { answer, phase: 'explain', list: 's1 Wet, s0 Xylophone, s2 Night' }
    const [robot, human] = [1, 0].map((holder) => sayings(given({ ...told, robot: holder }).view(1), 1))
    expect(robot).toEqual(human)
  })
})

describe('any bot', () => {
  it.each(LANGUAGES)('section 12 says something vague when all is said, and then nothing: %s', (language) => {
    const said = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((place) => pictureAt(place, language))
    for (const robot of [0, 1]) {
      const vague = words(given({ robot, used: said, options: { language } }), 1)
      for (const word of vague) expect(VAGUE[language]).toContain(word)
      const silent = words(given({ robot, used: [...said, ...VAGUE[language]], options: { language } }), 1)
      expect(new Set(silent)).toEqual(new Set(['-']))
    }
  })

  it('section 12 does the same in the same place', () => {
    const once = () => words(given({ answer: 7, list: 's2 Wet, s3 Night' }), 1)
    expect(once()).toEqual(once())
  })
})
