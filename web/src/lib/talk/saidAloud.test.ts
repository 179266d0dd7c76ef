import { expect, it } from 'vitest'
import { claimsOf } from '../../games/claims.ts'
import type { Spoken } from '../table/talking.ts'
import { inRoom as inGermanRooms } from '#lib/words/de/room/inRoom.ts'
import { inRoom as inEnglishRooms } from '#lib/words/en/room/inRoom.ts'
import { sentences } from '#lib/words/sentences.ts'
import { fetchRemarks, remarksOf } from './remarks.svelte.ts'
import { saidAloud } from './saidAloud.ts'
import { talkWords } from './words.ts'

const claim = { title: 'evil-robots-classic', kind: 'power', value: '7' }
const claimed: Spoken = { number: 1, at: 1, kind: 'said', chair: 1, name: 'Tom', text: 'power 7', claim }
const rooms = sentences({ en: inEnglishRooms, de: inGermanRooms })
const aloud = (line: Spoken, language: 'en' | 'de' = 'en') =>
  saidAloud(line, { me: 0, room: rooms[language], talk: talkWords(language), language, claimsOf, remarksOf })

it('a claim is read in the reader’s language, as a claim', () => {
  expect(aloud(claimed)).toBe('Tom claims: I have power 7')
  expect(aloud(claimed, 'de')).toBe('Tom behauptet: Ich habe Stärke 7')
})

it('a claim that is whispered is read as one, to who hears it', () => {
  const [mara, tom] = [0, 1].map((chair) => ({ chair, name: chair === 0 ? 'Mara' : 'Tom' }))
  const whispered = (from = mara, to = tom): Spoken =>
    from && to ? { number: 1, at: 1, kind: 'whispered', from, to, text: 'power 7', claim } : claimed
  expect(aloud(whispered(tom, mara))).toBe('Tom whispers to you: I have power 7')
  expect(aloud(whispered(tom, mara), 'de')).toBe('Tom flüstert dir zu: Ich habe Stärke 7')
  expect(aloud(whispered())).toBe('')
})

it('a remark is read in the reader’s language, once its words are there', async () => {
  const remark = { title: 'robot-revolution', line: 'last', variant: 0, who: { chair: 2, name: 'Ida' } }
  const line: Spoken = { number: 1, at: 1, kind: 'said', chair: 1, name: 'Tom', text: 'One more hit.', remark }
  expect(aloud(line, 'de')).toBe('Tom: One more hit.')
  await fetchRemarks(remark.title, 'de')
  expect(aloud(line, 'de')).toBe('Tom: Noch ein Treffer, und Ida ist raus.')
  expect(aloud(line)).toBe('Tom: One more hit.')
})

it('a claim that this client has no words for is read as its text', () => {
  expect(aloud({ ...claimed, claim: { ...claim, kind: 'shoe size' } })).toBe('Tom: power 7')
})

it('what a newer room notes is passed over', () => {
  const line: Spoken = JSON.parse(
    '{ "number": 1, "at": 1, "kind": "noted", "note": "waltzed", "chair": 0, "name": "Mara" }',
  )
  expect(aloud(line)).toBe('')
})

it('one’s own whisper is not read to oneself', () => {
  const [mara, tom] = [0, 1].map((chair) => ({ chair, name: chair === 0 ? 'Mara' : 'Tom' }))
  const whisper = (from = mara, to = tom): Spoken =>
    from && to ? { number: 1, at: 1, kind: 'whispered', from, to, text: 'psst' } : claimed
  expect([aloud(whisper()), aloud(whisper(tom, mara))]).toEqual(['', 'Tom whispers to you: psst'])
})

it('a name that runs from right to left takes nothing of the sentence along', () => {
  const maryam = { ...claimed, name: 'مريم' }
  expect(aloud(maryam)).toBe('\u2068مريم\u2069 claims: I have power 7')
  const noted: Spoken = { number: 1, at: 1, kind: 'noted', note: 'sat', chair: 0, name: 'مريم' }
  expect(aloud(noted)).toContain('\u2068مريم\u2069')
  const whispered: Spoken = {
    ...{ number: 1, at: 1, kind: 'whispered', text: 'psst' },
    ...{ from: { chair: 1, name: 'נועה' }, to: { chair: 0, name: 'Mara' } },
  }
  expect(aloud(whispered)).toBe('\u2068נועה\u2069 whispers to you: psst')
})
