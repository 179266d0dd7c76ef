import { describe, expect, it } from 'vitest'
import { codeIn } from './codeIn.ts'
import { lettersTyped } from './letters.ts'
import pasted from './pasted.json'

const SECRET = 'aBcDeFgHiJkLmNoPqRsTuV'
const MATCH = '7yf9gXzMLRmlqnJaOf8NKw'

describe('what is pasted into the code field', () => {
  it.each(pasted)('$pasted', ({ pasted, code }) => {
    expect(codeIn(pasted).code).toBe(code)
  })

  it.each([
    ['https://play.example/BRTZB/robot-revolution'],
    ['https://play.example/BRTZB/night'],
    ['https://play.example/BRTZB/picture.png'],
    ['https://play.example/companion/BRTZB'],
    ['https://play.example/embed/BRTZB?room=7yf9gXzMLRmlqnJaOf8NKw&lang=de'],
    ['https://play.example/brtzb/'],
    ['https://play.example//BRTZB//'],
    ['HTTPS://PLAY.EXAMPLE/BRTZB'],
    ['https://play.example/BRTZB.'],
    ['(https://play.example/BRTZB)'],
    ['<https://play.example/BRTZB>'],
    ['„https://play.example/BRTZB“'],
    ['https://play.example/BRTZB?tv!'],
    ['https://play.example/BRTZB。'],
    ['[Come along](https://play.example/BRTZB), please'],
    ['https://play.example/BRTZB?fbclid=IwAR2BCDFG_hjkLMN'],
    ['https://play.example/oembed?url=https%3A%2F%2Fplay.example%2FBRTZB&format=json'],
    ['https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fplay.example%2FBRTZB&data=05%7CBCDFG'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fplay.example%2FBRTZB%3Ftv&h=AT0'],
    ['http://[fd00::7]:8787/BRTZB'],
    ['http://localhost:8787/BRTZB'],
    ['localhost:8787/BRTZB'],
    ['robots.local/BRTZB'],
    ['https://spiele.müller.example/BRTZB'],
    ['spiele.müller.example/BRTZB'],
    [
      '<iframe src="https://play.example/embed/BRTZB?room=7yf9gXzMLRmlqnJaOf8NKw" title="Robot Revolution, live"></iframe>',
    ],
    ['<robot-night code="BRTZB" room="7yf9gXzMLRmlqnJaOf8NKw"></robot-night>'],
  ])('a link of ours, however it is written: %s', (typed) => {
    expect(codeIn(typed).code).toBe('BRTZB')
  })

  it.each([
    ['Der Raumcode ist BRTZB, komm!'],
    ['Setz dich her: „brtzb“'],
    ['Kommst du? Code: B R T Z B'],
    ['code is b-r-t-z-b, see you'],
    ['The code: BRT ZB. Hurry up!'],
    ['The code: BRT-ZB (it is a room of five letters)'],
    ['Pssst! The code is BRTZB'],
    ['pssst, hmmmm: brtzb'],
    ['Mara wrote at 20:15: BRTZB!!!'],
    ['in 1080p with 500GB: BRTZB'],
    ['BRTZB, I repeat, BRTZB'],
    ['Raum BRTZB. Nimm Platz!\nhttps://play.example/BRTZB'],
    ['＃ＢＲＴＺＢ　にきてね'],
    ['𝐁𝐑𝐓𝐙𝐁'],
    ['🤖BRTZB🤖'],
    ['\u200bBRT\u00adZB\ufeff'],
    ['B_R.T/Z/B'.replaceAll('/', '-')],
    ['code 8RTZB please'],
  ])('a message with a code in it: %s', (typed) => {
    expect(codeIn(typed).code).toBe('BRTZB')
  })

  it('six letters are a code too, and look-alike digits are forgiven', () => {
    expect(codeIn('brt-zbk').code).toBe('BRTZBK')
    expect(codeIn('Come: https://play.example/BRTZBK').code).toBe('BRTZBK')
    expect(codeIn('8R72B').trouble).toBe('letters')
    expect(codeIn('8RTZ8').code).toBe('BRTZB')
    expect(codeIn('01568').code).toBe('QLSGB')
  })

  it('brings the ticket of a link along, which is for the page of the room alone', () => {
    expect(codeIn(`Your seat: https://play.example/BRTZB#ticket=${SECRET}.`)).toMatchObject({
      code: 'BRTZB',
      ticket: `#ticket=${SECRET}`,
    })
    expect(codeIn(`https://play.example/BRTZB?tv#other`)).toMatchObject({ code: 'BRTZB', ticket: '' })
  })
})

describe('what is no code', () => {
  it.each([
    ['hello everybody'],
    ['Hallo zusammen, wann spielen wir?'],
    ['https://example.org/pricing/today'],
    ['https://play.example/verify'],
    ['https://play.example/how-to/robot-revolution'],
    ['https://play.example/BRTOB'],
    ['pssst, hmmmm, come over'],
    ['rhythm of the night'],
    ['in 1080p with 500GB'],
  ])('is taken for none: %s', (typed) => {
    expect(codeIn(typed)).toMatchObject({ code: null, trouble: 'none' })
  })

  it('says how many letters are missing', () => {
    expect(codeIn('BRTZ')).toMatchObject({ code: null, trouble: 'short', missing: 1 })
    expect(codeIn(' b-r ')).toMatchObject({ trouble: 'short', missing: 3 })
  })

  it('says which letters no code has, and drops none', () => {
    expect(codeIn('BRTOB')).toMatchObject({ code: null, trouble: 'letters', letters: ['O'] })
    expect(codeIn('hallo')).toMatchObject({ trouble: 'letters', letters: ['A', 'O'] })
    expect(codeIn('BRTÄB')).toMatchObject({ trouble: 'letters', letters: ['Ä'] })
    // Cyrillic, which looks the same.
    expect(codeIn('ВRTZB')).toMatchObject({ trouble: 'letters', letters: ['В'] })
    expect(lettersTyped('brtob')).toEqual([...'BRTOB'])
  })

  it('says so of seven letters and more', () => {
    expect(codeIn('BRTZBKX')).toMatchObject({ code: null, trouble: 'long' })
  })

  it('does not choose between two codes', () => {
    expect(codeIn('BRTZB or BCDFG?')).toMatchObject({ code: null, trouble: 'several', codes: ['BRTZB', 'BCDFG'] })
    expect(codeIn('https://play.example/BRTZB https://play.example/BCDFG').trouble).toBe('several')
    expect(codeIn('not BCDFG but https://play.example/BRTZB').trouble).toBe('several')
  })

  it('tells a link to a replay from one to a table', () => {
    expect(codeIn(`https://play.example/replay/${MATCH}?with=aBcDeFgHiJkL`)).toMatchObject({
      code: null,
      trouble: 'replay',
    })
  })
})
