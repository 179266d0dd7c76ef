import type { WatcherLine, TalkLine, WhisperLine } from '@robot-night/protocol'
import { spokenIn } from '#lib/table/talking.ts'
import { expect, it } from 'vitest'
import { readSoFar, unread } from './unread.ts'

const said = (number: number): TalkLine => ({ number, at: number, kind: 'said', chair: 1, name: 'Tom', text: 'hello' })
const sat = (number: number): TalkLine => ({ number, at: number, kind: 'noted', note: 'sat', chair: 1, name: 'Tom' })
const whispered = (at: number, from: number, number = at): WhisperLine => ({
  number,
  at,
  from: { chair: from, name: 'Tom' },
  to: { chair: 1 - from, name: 'Mara' },
  text: 'psst',
})
const saidToWatchers = (number: number): WatcherLine => ({ number, at: number, name: 'Ida', text: 'hm' })
const me = 0
const heard = (talk: TalkLine[], whispers: WhisperLine[] = [], watcherChat: WatcherLine[] = []) => ({
  lines: spokenIn(talk, whispers),
  watcherChat,
  me,
})

it('counts what was said and whispered to us since, not who came and went, nor what we said ourselves', () => {
  const read = readSoFar({ talk: [said(1)], whispers: [whispered(5, 1)] })
  const talk = [said(1), sat(2), said(3), { ...said(4), chair: me }]
  const whispers = [whispered(5, 1), whispered(6, 0), whispered(7, 1)]
  expect(unread(heard(talk, whispers), read)).toBe(2)
  expect(unread(heard(talk, whispers), readSoFar({ talk, whispers }))).toBe(0)
})

it('notices the first whisper at another chair, where the count begins again', () => {
  const read = readSoFar({ talk: [], whispers: [whispered(5, 1, 9)] })
  expect(unread(heard([], [whispered(8, 1, 1)]), read)).toBe(1)
})

it('counts what watchers say among themselves for those who watch alone', () => {
  const read = readSoFar({ talk: [], whispers: [], watcherChat: [saidToWatchers(1)] })
  const now = heard([], [], [saidToWatchers(1), saidToWatchers(2)])
  expect([unread(now, read), unread({ ...now, me: null }, read)]).toEqual([0, 1])
})
