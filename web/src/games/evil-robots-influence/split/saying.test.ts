import type { Proposal, View } from '@robot-night/engine/games/evil-robots-influence'
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#lib/words/language.ts'
import { lived } from '../testing.ts'
import { WORDS } from '../words/words.ts'
import { splitSaying } from './saying.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await WORDS.fetch(language)
})

const NAMES = ['Mira', 'Jonas', 'Ada', 'Teo']
const proposal = (number: number, supporters: number[]): Proposal => ({ number, by: 0, shares: [], supporters })
function viewWith(proposals: Proposal[]): View {
  const [begun] = lived(4, 'spectator', 1)
  if (!begun) throw new Error('a match begins')
  return { ...begun.now, pot: 5, phase: { kind: 'split', winners: [0, 2, 3], proposals } }
}
const said = (me: number | null, proposals: Proposal[], language: (typeof LANGUAGES)[number] = 'en') => {
  const words = WORDS.in(language)
  const who = (seat: number) => ({ name: seat === me ? words.you : (NAMES[seat] ?? ''), isMe: seat === me })
  return splitSaying({ words, me, who }, viewWith(proposals))?.detail
}

describe('the bar while the pot is shared', () => {
  it('says who backs the leading proposal', () => {
    expect(said(null, [proposal(1, [0]), proposal(2, [2, 3])])).toBe('Ada and Teo back No. 2.')
    expect(said(0, [proposal(1, [2])])).toBe('Ada backs No. 1.')
    expect(said(0, [proposal(1, [2, 0])], 'de')).toBe('Für Nr. 1: du und Ada.')
  })

  it('tells the only one missing that it needs just them', () => {
    expect(said(0, [proposal(2, [2, 3])])).toBe('Ada and Teo back No. 2. It only needs you.')
    expect(said(2, [proposal(2, [2, 3])])).toBe('You and Teo back No. 2.')
  })

  it('asks for a first one', () => {
    expect(said(1, [])).toBe('Someone has to make the first proposal.')
    expect(said(1, [proposal(1, [])])).toBe('Someone has to make the first proposal.')
  })
})
