import type { ScreeningPeople, Shown } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { said, standingOf } from './standing.ts'
import { TOGETHER } from './words.ts'

const words = TOGETHER.en
const shown: Shown = { moment: 7, eye: 'watcher', speed: 1, isPlaying: false }
const people = (state: 'here' | 'away' | 'gone'): ScreeningPeople => ({
  leader: { id: 'mara', name: 'Mara', state },
  count: 3,
  here: [],
})
const live = { status: { kind: 'live', away: 0 }, people: people('here'), shown, manner: 'led' } as const
const stands = (given: Partial<Parameters<typeof standingOf>[0]>) => {
  const { title, act } = standingOf({ ...live, ...given }, words)
  return [said(title), act]
}

describe('how things stand', () => {
  it('says who leads, and offers what can be done about it', () => {
    expect(stands({})).toEqual(['Mara leads', 'lookAlone'])
    expect(stands({ manner: 'leading' })).toEqual([words.youLead, 'invite'])
    expect(stands({ manner: 'alone' })).toEqual([words.alone, 'back'])
    expect(stands({ people: people('away') })).toEqual(['Mara is away', 'lookAlone'])
    expect(stands({ people: people('gone'), manner: 'alone' })).toEqual(['Mara has left', 'take'])
    expect(stands({ people: { ...people('here'), leader: null } })).toEqual([words.nobody, 'take'])
  })

  it('has a way on wherever the line is down or closed', () => {
    expect(stands({ status: { kind: 'reconnecting', tries: 1, nextAt: null } })).toEqual([words.lost, 'now'])
    expect(stands({ status: { kind: 'closed', why: 'gone' } })).toEqual([words.over, 'close'])
    expect(stands({ status: { kind: 'closed', why: 'tooManyWatchers' } })).toEqual([words.full, 'close'])
    expect(stands({ status: { kind: 'closed', why: 'tooManyDevices' } })).toEqual([words.elsewhere, 'again'])
    expect(stands({ people: null })).toEqual([words.calling, null])
  })
})
