import { TITLES, type Viewer } from '@robot-night/engine'
import { describe, expect, it } from 'vitest'
import { Evening, viewers } from '../testing/evening.ts'
import { wholeFrame } from './scenes.ts'

function table(title?: string): Evening {
  const evening = new Evening({ pace: 'normal', ...(title && { title }) })
  evening.joins('Tom')
  evening.joins('Ida')
  evening.manages({ do: 'deal' })
  return evening
}
const hand = (evening: Evening, who: string) => (evening.scene(who).asks!.prompt as { hand: string[] }).hand
const leads = (evening: Evening) => evening.answers('mara', { card: hand(evening, 'mara')[0], claim: 'ruby' })
const frameOf = (evening: Evening, viewer: Viewer) => wholeFrame(evening.room.match!, viewer, 0)
const lateFor = (evening: Evening, viewer: Viewer) => frameOf(evening, viewer).timedOut

/** To the doubts about Mara's claim; then time runs out. */
function doubted(answering: readonly string[]): Evening {
  const evening = table()
  leads(evening)
  evening.answers('tom', { card: null })
  evening.answers('ida', { card: null })
  evening.waits()
  evening.now += 1000
  for (const who of answering) evening.answers(who, { doubts: false })
  for (let steps = 0; evening.room.match?.position.state.phase.kind === 'doubt' && steps < 20; steps++) evening.waits()
  return evening
}

describe('that the clock has played for somebody', () => {
  it('all are told before what came of it', () => {
    const evening = table()
    evening.waits()
    const late = { seat: 0, asked: 'lead' }
    for (const viewer of viewers(evening.room)) {
      const { told, timedOut = [] } = frameOf(evening, viewer)
      expect(timedOut).toEqual([{ ...late, after: timedOut[0]!.after }])
      expect(told[timedOut[0]!.after]).toMatchObject({ kind: 'led' })
    }
  })

  it('is said of everybody who was silent, and of nobody who answered', () => {
    const evening = table()
    leads(evening)
    evening.answers('tom', { card: null })
    evening.waits()
    expect(lateFor(evening, 0)).toMatchObject([{ seat: 2, asked: 'follow' }])
  })

  it('is told after a waking as before', () => {
    const evening = table()
    evening.waits()
    const before = frameOf(evening, 1)
    evening.room = evening.woken()
    expect(frameOf(evening, 1)).toEqual(before)
  })

  it('is told nobody else where nobody sees who has answered, in two worlds that look alike to them', () => {
    const worlds = [doubted([]), doubted(['tom'])]
    for (const viewer of [0, 2, 'spectator'] as const) {
      const [silent, spoken] = worlds.map((evening) => frameOf(evening, viewer))
      expect(silent).toEqual(spoken)
    }
    const [silent, spoken] = worlds.map((evening) => lateFor(evening, 1))
    expect(silent).toMatchObject([{ seat: 1, asked: 'doubt', alone: true }])
    expect(spoken).toBeUndefined()
  })

  it('is never said of a tin robot', () => {
    const evening = new Evening({ pace: 'normal', title: 'not-a-robot' })
    for (const chair of [1, 2, 3]) evening.manages({ do: 'seatBot', chair })
    evening.manages({ do: 'deal' })
    for (let steps = 0; evening.room.facts.stage === 'playing' && steps < 80; steps++) evening.waits()
    const late = evening.room.match!.log.flatMap(({ timedOut = [] }) => timedOut)
    expect(late.length).toBeGreaterThan(0)
    expect(new Set(late.map(({ seat }) => seat))).toEqual(new Set([0]))
  })

  describe.each(TITLES)('at $id', ({ id, seats }) => {
    it('everyone for whom the clock answered is told so, each time', () => {
      const evening = new Evening({ title: id, pace: 'fast' })
      for (let seat = 1; seat < Math.max(3, seats.min); seat++) evening.joins(`P${seat}`)
      evening.manages({ do: 'setAbsence', absence: 'clock' })
      evening.manages({ do: 'deal' })
      for (let steps = 0; evening.room.facts.stage === 'playing' && steps < 200; steps++) evening.waits()
      const moves = evening.room.match!.log.filter(({ move }) => move?.what === 'answer' && move.by === 'clock')
      const told = (seat: number) => lateFor(evening, seat)?.filter((late) => late.seat === seat) ?? []
      const seated = [...evening.room.head!.chairs.keys()]
      expect(seated.flatMap(told).length).toBeGreaterThan(0)
      for (const { move, timedOut } of moves)
        expect(timedOut).toMatchObject([move?.what === 'answer' ? { seat: move.seat, asked: move.kind } : {}])
    })
  })
})
