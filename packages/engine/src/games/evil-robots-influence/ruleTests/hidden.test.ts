import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../core/game.ts'
import type { Phase } from '../index.ts'
import { given, playing, type Given, type InfluenceScenario } from '../testing.ts'

/** Two tables and what is done at each; those viewers must not tell one from the other, at any step. */
type World = readonly [told: Given, ...steps: ((table: InfluenceScenario) => void)[]]

function trace([told, ...steps]: World, viewers: readonly Viewer[]): unknown[] {
  const table = given(told)
  const look = () => viewers.map((viewer) => [table.update(viewer), table.heard(viewer), table.position.drawn])
  const seen: unknown[] = [look()]
  for (const step of steps) {
    step(table)
    seen.push(look())
  }
  return seen
}
const alike = (one: World, other: World, viewers: readonly Viewer[]) =>
  expect(trace(one, viewers)).toEqual(trace(other, viewers))
const differ = (one: World, other: World, viewers: readonly Viewer[]) =>
  expect(trace(one, viewers)).not.toEqual(trace(other, viewers))
const close = (table: InfluenceScenario) => table.close()
const pass = (table: InfluenceScenario) => table.answer(0, 'reveal', { kind: 'pass' })
const endTurn = (table: InfluenceScenario) => table.answer(0, 'turn', { kind: 'endTurn' })
const OTHERS: Viewer[] = [1, 2, 'spectator']

describe('what nobody else can tell', () => {
  it('section 7 EI-5 EI-120 a hidden coin that is turned, looked at or exchanged', () => {
    const told = (face: string): Given => ({ seats: [`5 ${face}/T L02`, '4', '3'] })
    const turn = (table: InfluenceScenario) => table.answer(0, 'turn', playing('L02'))
    alike([told('H'), turn], [told('T'), turn], OTHERS)
    differ([told('H'), turn], [told('T'), turn], [0])
    const looked = (face: string): Given => ({ seats: ['5 L01', `4 ${face}/T`, '3'] })
    const look = (table: InfluenceScenario) => table.answer(0, 'turn', playing('L01', { seats: [1] }))
    alike([looked('H'), look], [looked('T'), look], [2, 'spectator'])
    differ([looked('H'), look], [looked('T'), look], [0])
  })

  it('section 7 EI-L13 what the Mirror Preacher sees', () => {
    const told = (face: string): Given => ({ seats: ['5 t1 L13', `4 ${face}/T`, '3'] })
    const steps = [
      (table: InfluenceScenario) => table.answer(0, 'turn', playing('L13', { seat: 1 })),
      (table: InfluenceScenario) => table.answer(0, 'cardChoice', { turn: true }),
    ]
    alike([told('H'), ...steps], [told('T'), ...steps], [2, 'spectator'])
  })

  it('section 7 EI-60 which cards somebody has, in a window and out of it', () => {
    const told = (card: string): Given => ({ seats: [`5 t1 ${card} R08`, '4', '3'], stack: '', order: [0, 1, 2] })
    alike([told('L11'), endTurn, pass], [told('L01'), endTurn, pass], OTHERS)
    differ([told('L11')], [told('L01')], [0])
  })

  it('section 7 EI-L06 which card the Muse keeps', () => {
    const told: Given = { seats: ['5 L06 R16', '4', '3'], piles: { right: ['R01', 'R02'] } }
    const muse = (table: InfluenceScenario) => table.answer(0, 'turn', playing('L06'))
    const keep = (number: number) => (table: InfluenceScenario) => table.answer(0, 'cardChoice', { keep: number })
    alike([told, muse, keep(0)], [told, muse, keep(2)], OTHERS)
    const fewer = { ...told, short: true, piles: {} }
    alike([fewer, muse, keep(0)], [fewer, muse, keep(0)], OTHERS)
  })

  it.each([
    ['claim', { kind: 'claim', first: false, asked: [0, 1, 2], answers: [] }, [{ raise: true }, { raise: false }]],
    [
      'offer',
      { kind: 'offer', dealer: 1, raised: [0, 1, 2], asked: [0, 2], answers: [] },
      [{ amount: 0 }, { amount: 3 }],
    ],
    ['endgame', { kind: 'endgame', asked: [0, 1, 2], answers: [] }, [{ sides: [] }, { sides: ['left'] }]],
    ['retain', { kind: 'retain', asked: [0, 1, 2], answers: [] }, [{ keep: [] }, { keep: ['left', 'right'] }]],
    ['path', { kind: 'path', winners: [0, 1], answers: [] }, [{ path: 'good' }, { path: 'evil' }]],
  ] as ['claim' | 'offer', Phase, { raise: boolean }[]][])(
    'section 7 %s: what somebody has said, and that they have',
    (kind, phase, [one, other]) => {
      const told: Given = { seats: ['L16', 'i3', 'i3'], stack: '5 4 0(1)', phase }
      const say = (action: { raise: boolean }) => (table: InfluenceScenario) => table.answer(0, kind as 'claim', action)
      alike([told, say(one!)], [told, say(other!)], OTHERS)
      alike([told, say(one!)], [told, () => undefined], OTHERS)
      differ([told, say(one!)], [told, say(other!)], [0])
    },
  )

  it('section 7 EI-93 EI-55 which card somebody gives back or changes', () => {
    const told = (card: string): Given => ({
      seats: [`L03 ${card}`, 'i3', 'i3'],
      phase: { kind: 'retain', asked: [0, 1, 2], answers: [] },
    })
    const back = (table: InfluenceScenario) => table.answer(0, 'retain', { keep: ['left'] })
    const visible = (card: string) => {
      const table = given(told(card))
      back(table)
      close(table)
      return table.heard('spectator').filter(({ kind }) => kind === 'retained')
    }
    expect(visible('R16')).toEqual(visible('R01'))
    const change = (table: InfluenceScenario) => table.answer(0, 'turn', { kind: 'change', side: 'right' })
    alike(
      [{ seats: ['5 R16', '4', '3'], piles: { right: ['R01'] } }, change],
      [{ seats: ['5 R01', '4', '3'], piles: { right: ['R16'] } }, change],
      OTHERS,
    )
  })

  it('section 7 EI-112 draw piles and discards are in no view', () => {
    const table = given({ seats: ['5 L01 R01', '4 L02 R02', '3 L03 R03'], discards: { left: ['L16'], right: ['R17'] } })
    for (const viewer of [0, 'spectator'] as const) {
      const shown = JSON.stringify(table.view(viewer)).match(/[LR]\d\d/g) ?? []
      expect(shown).toEqual(viewer === 0 ? ['L01', 'R01'] : [])
    }
  })
})
