import { describe, expect, it } from 'vitest'
import { CONFUSABLES_VERSION } from './confusables.ts'
import { lookalikes } from './lookalikes.ts'
import { skeletonOf } from './skeleton.ts'

describe('the skeleton', () => {
  it('is that of UTS #39, by the data of Unicode 17', () => {
    expect(CONFUSABLES_VERSION).toBe('17.0.0')
    // From the report itself.
    expect(skeletonOf('ρ⍺у𝓅𝒂ן')).toBe(skeletonOf('paypal'))
    expect(skeletonOf('𝔭𝒶ỿ𝕡𝕒ℓ')).toBe(skeletonOf('paỿpal'))
    expect(skeletonOf('Ⅷ')).toBe('Vlll')
    expect(skeletonOf('pay\u200dpal\ufe0f')).toBe(skeletonOf('paypal'))
  })
})

describe('two names look alike', () => {
  it.each([
    ['Ann', '\u0410nn', 'Cyrillic'],
    ['Ann', '\u0391nn', 'Greek'],
    ['Ann', '𝐀𝓃𝕟', 'mathematical'],
    ['Ann', 'Ⓐⓝⓝ', 'in circles'],
    ['Ann', 'ꓮꓠꓠ', 'Lisu, all of it'],
    ['ann', 'аnn', 'Cyrillic and small'],
    ['ANN', 'аnn', 'Cyrillic, and small where the other is large'],
    ['сосо', 'coco', 'Cyrillic, all of it'],
    ['scope', 'ѕсоре', 'Cyrillic, all of it'],
    ['Bob', 'B0b', 'a digit'],
    ['Bob', 'b0b', 'a digit, in another case'],
    ['Bill', 'Bi11', 'digits'],
    ['Bill', 'BiII', 'capital letters for small ones'],
    ['Bill', 'Bi||', 'bars'],
    ['Ian', 'lan', 'a small letter for a capital'],
    ['Ian', 'ian', 'case'],
    ['bill', 'ВIll', 'Cyrillic and case at once'],
    ['Max', 'Мах', 'Cyrillic M and x'],
    ['max', 'Мax', 'Cyrillic, in another case'],
    ['Arni', 'Ami', 'rn and m'],
    ['Straße', 'STRASSE', 'sharp s'],
    ['ΛΟΓΟΣ', 'λογος', 'final sigma'],
    ['თამარ', 'ᲗᲐᲛᲐᲠ', 'the large letters of Georgian'],
    ['지민', '지민'.normalize('NFD'), 'letters put together'],
    ['👩‍👧', '👩👧', 'emoji without their joiner'],
    ['❤️', '❤', 'a heart without its selector'],
    ['Zoë', 'Zoe\u0308', 'an accent apart'],
    ['O’Neil', "O'Neil", 'apostrophes'],
    ['A-B', 'A‐B', 'hyphens'],
  ])('%s and %s: %s', (one, other) => {
    expect(lookalikes([one])(other)).toBe(true)
    expect(lookalikes([other])(one)).toBe(true)
    expect(lookalikes(['Tom', other])(one)).toBe(true)
  })

  it.each([
    ['Ann', 'Anna'],
    ['Ann', 'Ánn'],
    ['Eva', 'Ena'],
    ['Ai', 'Al'],
    ['ian', 'lan'],
    ['Mia', 'Mio'],
    ['Иван', 'Ivan'],
    ['Ann', 'Ann 2'],
    ['مريم', 'مروم'],
    ['毛', '手'],
    ['🤖', '👾'],
  ])('and %s and %s do not', (one, other) => {
    expect(lookalikes([one])(other)).toBe(false)
    expect(lookalikes([other])(one)).toBe(false)
  })

  it('whatever number of letters may be read in two ways', () => {
    const [one, other] = ['IВ'.repeat(12), 'iв'.repeat(12)]
    expect(lookalikes([one])(other)).toBe(true)
    expect(lookalikes([other])(one)).toBe(true)
    expect(lookalikes([one])(`${other}x`)).toBe(false)
    expect(lookalikes([`${one}x`])(other)).toBe(false)
  })

  it('and nothing looks like one of nobody', () => {
    expect(lookalikes([])('Ann')).toBe(false)
  })
})
