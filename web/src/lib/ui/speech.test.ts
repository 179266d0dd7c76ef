import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Speech, type How, type Wish } from './speech.ts'

let heard: { how: How; text: string }[]
let speech: Speech
const say = (rank: Wish['rank'], text: string, more: Partial<Wish> = {}) => speech.say({ rank, text, ...more })
const pass = (ms: number) => void vi.advanceTimersByTime(ms)
const texts = () => heard.map(({ text }) => text)
/** Said by then, as long as it isn't long. */
const SOON = 200

beforeEach(() => {
  vi.useFakeTimers()
  heard = []
  speech = new Speech({
    utter: (how, text) => void heard.push({ how, text }),
    later(ms, deed) {
      const timer = setTimeout(deed, ms)
      return () => clearTimeout(timer)
    },
    now: () => Date.now(),
  })
  return () => vi.useRealTimers()
})

describe('what is said together', () => {
  it('is said in one breath: news first, then the question, then all else', () => {
    say('aside', 'Ben laughs')
    say('prompt', 'Play a card')
    say('news', 'Ben wins battlefield 1.')
    pass(SOON)
    expect(heard).toEqual([{ how: 'polite', text: 'Ben wins battlefield 1. Play a card. Ben laughs' }])
  })
  it('is of several with one key only the last', () => {
    say('prompt', 'Play a card', { key: 'bar' })
    say('prompt', 'Another one?', { key: 'bar' })
    pass(SOON)
    expect(texts()).toEqual(['Another one?'])
  })
  it('is assertive if any of it can’t wait', () => {
    say('news', 'Ben passes.')
    say('prompt', 'Any reaction? 7 seconds left', { isUrgent: true })
    pass(SOON)
    expect(heard).toEqual([{ how: 'assertive', text: 'Ben passes. Any reaction? 7 seconds left' }])
  })
})

describe('what has been said', () => {
  it('is not said again within five seconds', () => {
    say('news', 'Ben passes.')
    pass(SOON)
    say('news', 'Ben passes.')
    pass(SOON)
    expect(texts()).toEqual(['Ben passes.'])
    pass(5000)
    say('news', 'Ben passes.')
    pass(SOON)
    expect(texts()).toHaveLength(2)
  })
  it('is, if it is what one’s own key has done', () => {
    say('reply', 'King lifted')
    pass(SOON)
    say('reply', 'King lifted')
    pass(SOON)
    expect(texts()).toHaveLength(2)
  })
  it('is said once more after what broke it off', () => {
    say('news', 'A long tale of five battles, one after another, each with its winner.')
    pass(SOON)
    say('reply', 'Not that card.', { isUrgent: true })
    pass(SOON)
    pass(9000)
    expect(heard.map(({ how }) => how)).toEqual(['polite', 'assertive', 'polite'])
    expect(texts()[2]).toBe(texts()[0])
  })
  it('is not, where something newer of its kind has come', () => {
    say('prompt', 'Play a card face up, whichever you like best of all.', { key: 'bar' })
    pass(SOON)
    say('prompt', 'Too late: play one face down', { key: 'bar', isUrgent: true })
    pass(SOON)
    pass(9000)
    expect(texts()).toEqual(['Play a card face up, whichever you like best of all.', 'Too late: play one face down'])
  })
  it('is said again where the dialog is gone in which it was said', () => {
    say('prompt', 'Play a card face up')
    pass(SOON)
    speech.again()
    pass(SOON)
    expect(texts()).toEqual(['Play a card face up', 'Play a card face up'])
    pass(9000)
    speech.again()
    pass(SOON)
    expect(texts()).toHaveLength(2)
  })
  it('is not said a third time, however many sheets come and go', () => {
    say('prompt', 'Play a card face up')
    pass(SOON)
    for (let dialog = 0; dialog < 3; dialog++) {
      speech.again()
      pass(SOON)
    }
    expect(texts()).toHaveLength(2)
  })
  it('is said again without what is old by then: other questions, and what came of a key', () => {
    say('prompt', 'You need two more players', { key: 'bar' })
    pass(SOON)
    say('reply', 'You need one more player', { key: 'detail' })
    pass(SOON)
    say('prompt', 'Everyone is talking', { key: 'bar' })
    pass(SOON)
    speech.again()
    pass(SOON)
    expect(texts().at(-1)).toBe('Everyone is talking')
  })
})

describe('an aside', () => {
  it('waits until all else has been said, and of its kind the last is said', () => {
    say('news', 'A long tale of five battles, one after another.')
    pass(SOON)
    say('aside', 'Ben plays', { key: 'waiting' })
    pass(SOON)
    say('aside', 'Cleo plays', { key: 'waiting' })
    pass(SOON)
    expect(texts()).toHaveLength(1)
    pass(9000)
    expect(texts().slice(1)).toEqual(['Cleo plays'])
  })
  it('does not wait for ever where there is always something to say', () => {
    for (let at = 0; at < 4; at++) {
      say('news', `A long tale of five battles, one after another, number ${at}.`)
      if (at === 0) say('aside', 'Ben laughs')
      if (at === 0) pass(10)
      pass(3000)
    }
    expect(texts().join(' ')).toContain('Ben laughs')
  })
  it('waits six seconds at the most, whatever else is said meanwhile', () => {
    say(
      'news',
      'A long tale of five battles, one after another, and of what came of each of them for everyone.'.repeat(2),
    )
    pass(SOON)
    say('aside', 'Ben laughs')
    pass(5000)
    say('prompt', 'Play a card, or pass if there is none that you would like to see on the table.')
    pass(SOON)
    expect(texts()).toHaveLength(2)
    pass(6200 - 5000 - SOON)
    expect(texts().slice(2)).toEqual(['Ben laughs'])
  })
  it('keeps neither news nor a question waiting', () => {
    say('news', 'A long tale of five battles, one after another.')
    pass(SOON)
    say('aside', 'Ben laughs')
    say('prompt', 'Play a card')
    pass(SOON)
    expect(texts().slice(1)).toEqual(['Play a card'])
  })
})
