import type { TalkLine, WhisperLine } from '@robot-night/protocol'
import type { Clocked } from '#lib/table/scene.ts'
import { spokenIn, type Talking } from '#lib/table/talking.ts'
import type { LogLine, Player } from '#lib/table/title.ts'

const NAMES = ['Mara', 'Jonas', 'Tin Otto', 'Wilhelmine-Charlotte', 'Bo', 'Aylin', 'Tin Ada', 'Priya', 'Tom']

/** Nine at a table: most of them here, one away, one whose moves a tin robot makes. */
export const PLAYERS: readonly Player[] = NAMES.map((name, seat) => ({
  seat,
  name,
  robot: seat,
  presence: name.startsWith('Tin') ? 'bot' : seat === 3 ? 'away' : 'here',
  botPlays: seat === 3,
}))

export const LINES: readonly LogLine[] = [
  { seat: null, bits: ['Round 1: ', { strong: 'Mara' }, ' is the primary.'] },
  { seat: 0, bits: [{ strong: 'Mara' }, ' plays the ', { strong: 'queen of spades' }, ' on ', { strong: '3' }, '.'] },
  { seat: 3, bits: [{ strong: 'Wilhelmine-Charlotte' }, ' lays cards face down on 2 and 5.'], about: 'front/2' },
  { seat: 1, bits: [{ strong: 'Jonas' }, ' wins ', { strong: '3' }, ': 22 to 14, Shared Code +5.'], about: 'front/3' },
]

const TALK: readonly TalkLine[] = [
  { number: 1, at: 0, kind: 'noted', note: 'sat', chair: 1, name: 'Jonas' },
  { number: 2, at: 0, kind: 'said', chair: 1, name: 'Jonas', text: 'I only have twos.' },
  {
    number: 3,
    at: 0,
    kind: 'said',
    chair: 0,
    name: 'Mara',
    text: 'He says that every night. Do not believe a word of it!',
  },
]

const WHISPERS: readonly WhisperLine[] = [
  { number: 1, at: 0, from: { chair: 7, name: 'Priya' }, to: { chair: 0, name: 'Mara' }, text: 'He has a queen.' },
  { number: 2, at: 0, from: { chair: 0, name: 'Mara' }, to: { chair: 7, name: 'Priya' }, text: 'I know.' },
]

/** Mara at a table of nine, who has said something aloud and something to one. */
export const TALKING: Talking = {
  lines: spokenIn(TALK, WHISPERS),
  me: 0,
  others: NAMES.flatMap((name, chair) => (chair === 0 || name.startsWith('Tin') ? [] : [{ chair, name }])),
  isHushed: false,
  isTypingOff: false,
  isMuted: false,
  watcherChat: [],
  link: null,
}
export const WATCHING: Talking = { ...TALKING, lines: [], me: null }

/** A clock that has so much of its minute left, in seconds. */
export function clockWith(left: number): Clocked {
  const now = Date.now()
  return { seat: 0, from: now - (60 - left) * 1000, until: now + left * 1000 }
}

/** As if no time went by. */
export function stopped(): () => number {
  const now = Date.now()
  return () => now
}
