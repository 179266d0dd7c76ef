import { beforeEach, describe, expect, it } from 'vitest'
import { BarVoice, type BarSaid } from './BarVoice.ts'

let bar: BarVoice
beforeEach(() => {
  bar = new BarVoice()
})
const asked = (title: string, detail = '', question?: number): BarSaid => ({ kind: 'asked', title, detail, question })
const waiting = (title: string, detail = ''): BarSaid => ({ kind: 'waiting', title, detail })
const shown: BarSaid = { kind: 'shown', title: 'Battlefield 1', detail: '' }
const heard = (said: BarSaid) => {
  const spoken = bar.heard(said)
  return spoken && `${spoken.rank}: ${spoken.parts.filter(Boolean).join(' ')}`
}

describe('what is said of the bar', () => {
  it('is a question, once, and with its time', () => {
    expect(bar.heard(asked('Play a card', 'Tap one.'))).toMatchObject({ rank: 'prompt', isTimed: true })
    expect(heard(asked('Play a card', 'Tap one.'))).toBeNull()
    expect(heard(asked('Lay two cards'))).toBe('prompt: Lay two cards')
  })
  it('is the same question once more after something was shown, and nothing of what is shown', () => {
    heard(asked('Play a card'))
    expect(heard(shown)).toBeNull()
    expect(heard(asked('Play a card'))).toBe('prompt: Play a card')
  })
  it('is another question with the same words', () => {
    heard(asked('Any reaction?', '', 1))
    expect(heard(asked('Any reaction?', '', 2))).toBe('prompt: Any reaction?')
  })
  it('is of an answer in the making its last step, and not the question again', () => {
    heard(asked('Your turn', 'Pick an action.', 1))
    expect(heard(asked('Your turn', 'They’ll see your robot.', 1))).toBe('reply: They’ll see your robot.')
    expect(heard(asked('King', 'Now tap its place.', 1))).toBe('reply: King Now tap its place.')
  })
  it('is not how many are ready, and no answer takes a question’s place', () => {
    const talk = (ready: number): BarSaid => ({ ...asked('Talk it over', `${ready} of 3 ready.`), isCount: true })
    expect(heard(talk(0))).toBe('prompt: Talk it over 0 of 3 ready.')
    expect(heard(talk(1))).toBeNull()
    const [question, step] = [bar.heard(asked('Your word?')), bar.heard(asked('Your word?', 'One only.'))]
    expect(step?.key).not.toBe(question?.key)
  })
  it('is at once why an answer wasn’t taken', () => {
    heard(asked('Your word?'))
    expect(bar.heard({ ...asked('Your word?', 'One word only.'), isBad: true })).toMatchObject({ isUrgent: true })
  })
  it('is that my answer was taken', () => {
    heard(asked('Is anyone 8?', 'Answers stay sealed.', 1))
    expect(heard(waiting('Is anyone 8?', 'Answered.'))).toBe('reply: Answered.')
  })
  it('is whom the table waits for, but not how many', () => {
    expect(heard(waiting('Ben plays'))).toBe('aside: Ben plays')
    expect(heard(waiting('Everyone is talking', '1 of 5 ready.'))).toBe('aside: Everyone is talking 1 of 5 ready.')
    expect(heard(waiting('Everyone is talking', '2 of 5 ready.'))).toBeNull()
    heard(shown)
    expect(heard(waiting('Everyone is talking', '3 of 5 ready.'))).toBeNull()
  })
})
