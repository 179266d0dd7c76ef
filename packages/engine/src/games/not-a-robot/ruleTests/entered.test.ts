import { describe, expect, it } from 'vitest'
import { entered, type Move } from '../../../index.ts'
import { enteredText, enteredWord } from '../entered.ts'
import { notARobot, shownWord, wordKey } from '../index.ts'

const typing = (kind: string, action: object): Move => ({
  what: 'answer',
  beat: 1,
  seat: 0,
  kind,
  action,
  by: 'player',
})

describe('what people type, as it comes in', () => {
  it('NAR-210 a word has nothing in it that cannot be seen, and joiners where its script needs them', () => {
    expect(enteredWord('  ﬁｒｅ\u00a0')).toBe('fire')
    expect(enteredWord('a\u200cb\u200dc\ufe0f\u3164\u034fd')).toBe('abcd')
    expect(enteredWord('می\u200cخواهم')).toBe('می\u200cخواهم')
    expect(enteredWord('ශ්\u200dරී')).toBe('ශ්\u200dරී')
    expect(enteredWord(`f${'\u0336'.repeat(30)}ire`)).toBe('f\u0336\u0336ire')
    expect(enteredWord('\u0301a')).toBe('a')
    expect(enteredWord('e\u0301')).toBe('é')
  })

  it('NAR-210 is the same however its letters were typed, and so is what all see', () => {
    const alike = [
      ['λόγος', 'λόγοσ', 'ΛΌΓΟΣ', 'Λόγοσ'],
      ['σοσς', 'ΣΟΣΣ', 'ςοςσ'],
      ['თამაში', 'ᲗᲐᲛᲐᲨᲘ', 'Თამაში'],
      ['ßa', 'ẞA'],
      ['ᾀδης', 'ᾈΔΗΣ'],
      ['Fire', 'fIRE', 'ｆｉｒｅ', 'fi\u00adre'],
    ]
    for (const words of alike) {
      const forms = words.map(enteredWord)
      expect(new Set(forms).size, words.join()).toBe(1)
      expect(new Set(forms.map((word) => `${shownWord(word)} ${wordKey(word)}`)).size).toBe(1)
    }
    expect(shownWord(enteredWord('λόγοσ'))).toBe('Λόγος')
  })

  it('NAR-217 a word counts as used if it differs only in letters that count as the same', () => {
    const used = ['თამაში', 'Λόγος']
    for (const word of ['ᲗᲐᲛᲐᲨᲘ', 'λόγοσ'])
      expect(notARobot.decisions.associate.refuse({ used, language: 'en', again: false }, { word })?.code).toBe(
        'word_taken',
      )
  })

  it('NAR-502 an explanation has nothing in it that cannot be seen, or is none', () => {
    expect(enteredText('  The\u202e sun\n is\ufe0f  YELLOW\u0301\u0301\u0301. ')).toBe('The sun is YELLOẂ\u0301.')
    for (const text of ['', ' \u200b ', '\u3164', '\u2800', ' \u200b\u3164\u2800 '])
      expect(enteredText(text)).toBeNull()
  })

  it('NAR-210, NAR-502 is what a match keeps, and coming in again changes nothing', () => {
    const word = entered(notARobot, typing('associate', { word: 'FI\u3164RE' }))
    expect(word).toMatchObject({ action: { word: 'fire' } })
    const text = entered(notARobot, typing('explain', { text: 'a\u3164b' }))
    expect(text).toMatchObject({ action: { text: 'ab' } })
    for (const move of [word, text, typing('explain', { text: null }), typing('ready', { ready: true })])
      expect(entered(notARobot, move)).toEqual(move)
  })

  it('NAR-210 what fits no schema is left as it is, to be refused', () => {
    for (const action of [{ word: 7 }, { word: 'a'.repeat(201) }, {}]) {
      const move = typing('associate', action)
      expect(entered(notARobot, move)).toBe(move)
    }
  })
})
