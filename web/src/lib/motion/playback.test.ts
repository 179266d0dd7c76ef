import { describe, expect, it } from 'vitest'
import { hurried, Playback, tempoFor, type Later } from './playback.ts'

/** A clock that is moved on by hand. */
function handClock() {
  const due: { ms: number; deed: () => void }[] = []
  const later: Later = (ms, deed) => {
    const item = { ms, deed }
    due.push(item)
    return () => void due.splice(due.indexOf(item), 1)
  }
  return { later, due, tick: () => due.shift()?.deed() }
}

function playing() {
  const shown: (string | null)[] = []
  const clock = handClock()
  const playback = new Playback<string>((stage) => shown.push(stage), clock.later)
  return { shown, clock, playback }
}
const step = (stage: string, ms = 300) => ({ stage, ms })

describe('a playback', () => {
  it('shows steps one after another and says when it is over', () => {
    const { shown, clock, playback } = playing()
    playback.add([step('flip'), step('stamp')])
    expect(shown).toEqual(['flip'])
    clock.tick()
    clock.tick()
    expect(shown).toEqual(['flip', 'stamp', null])
    expect(playback.isPlaying).toBe(false)
  })

  it('gives what is to be read its time, and shortens only the rest', () => {
    const { clock, playback } = playing()
    playback.add([step('flip', 1000), { ...step('count', 6000), stays: true }], 500)
    expect(clock.due.map(({ ms }) => ms)).toEqual([500])
    clock.tick()
    expect(clock.due.map(({ ms }) => ms)).toEqual([6000])
  })

  it('lets later steps wait their turn', () => {
    const { shown, clock, playback } = playing()
    playback.add([step('first')])
    playback.add([step('second')])
    expect(shown).toEqual(['first'])
    clock.tick()
    expect(shown).toEqual(['first', 'second'])
  })

  it('knows what is still to come', () => {
    const { clock, playback } = playing()
    playback.add([step('flip'), step('stamp')])
    playback.add([step('march')])
    expect(playback.ahead).toEqual(['stamp', 'march'])
    clock.tick()
    expect(playback.ahead).toEqual(['march'])
    playback.skip()
    expect(playback.ahead).toEqual([])
  })

  it('goes to the end at once when skipped, and begins again after that', () => {
    const { shown, clock, playback } = playing()
    playback.add([step('long'), step('longer')])
    playback.skip()
    expect(shown).toEqual(['long', null])
    expect(clock.due).toEqual([])
    playback.add([step('new')])
    expect(shown.at(-1)).toBe('new')
  })

  it('shows nothing of nothing', () => {
    const { shown, playback } = playing()
    playback.add([])
    expect(shown).toEqual([])
  })

  it('takes its time for one long turn', () => {
    const { clock, playback } = playing()
    playback.add(Array.from({ length: 15 }, (_, at) => step(`battle ${at}`, 600)))
    expect(clock.due.at(0)?.ms).toBe(600)
  })

  it('tells a round that was missed in short', () => {
    const { clock, playback } = playing()
    playback.add(Array.from({ length: 60 }, (_, at) => step(`event ${at}`, 1000)))
    expect(clock.due.at(0)?.ms).toBe(250)
  })

  it('takes no longer than it may, and says how much is left of the time at leisure', () => {
    const tempi: number[] = []
    const clock = handClock()
    const playback = new Playback<string>((_, tempo) => tempi.push(tempo), clock.later)
    playback.add([step('flip', 1000), step('stamp', 3000)], 2000)
    expect(clock.due.at(0)?.ms).toBe(500)
    expect(tempi).toEqual([0.5])
    expect(tempoFor([step('flip', 1000)], 2000)).toBe(1)
  })

  it('hurries when more than three turns wait, but never beyond seeing', () => {
    expect(hurried(300, 3)).toBe(300)
    expect(hurried(300, 6)).toBe(150)
    expect(hurried(300, 60)).toBe(90)
    expect(hurried(40, 60)).toBe(40)
  })
})
