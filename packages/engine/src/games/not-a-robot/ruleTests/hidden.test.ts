import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../core/game.ts'
import { given, type Given, type NarScenario } from '../testing.ts'

/** Two tables and what is done at each; those viewers must not tell one from the other, at any step. */
type World = readonly [told: Given, ...steps: ((table: NarScenario) => void)[]]

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
const nothing = () => undefined
const LIST = 's0 Moon, s1 Sea, s2 Owl, s3 Fox'

describe('what nobody else can tell', () => {
  it('section 7 NAR-002 who the Robot is, up to the vote', () => {
    const steps = [
      (table: NarScenario) => table.answer(1, 'associate', { word: 'Sea' }),
      (table: NarScenario) => table.close(),
      (table: NarScenario) => table.close(),
      (table: NarScenario) => table.close(),
      (table: NarScenario) => table.answer(1, 'explain', { text: 'Salt.' }),
    ]
    alike([{ robot: 2 }, ...steps], [{ robot: 3 }, ...steps], [0, 1, 'spectator'])
    alike([{ robot: 2 }, ...steps], [{ robot: 'server' }, ...steps], [0, 1, 'spectator'])
    differ([{ robot: 2 }, ...steps], [{ robot: 3 }, ...steps], [2])
  })

  it('section 7 the answer, for the Robot and watchers, up to the discussion', () => {
    const reveal = (table: NarScenario) => table.answer(2, 'call', { call: 'reveal' })
    const told = { list: LIST, phase: 'call', robot: 2 } as const
    alike([{ ...told, answer: 1 }, reveal], [{ ...told, answer: 9 }, reveal], [2, 'spectator'])
    differ([{ ...told, answer: 1 }, reveal], [{ ...told, answer: 9 }, reveal], [0])
  })

  it('section 7 the Robot’s view is a watcher’s except for `me`', () => {
    for (const phase of ['associate', 'review', 'call', 'guess', 'explain', 'debate', 'vote', 'result'] as const) {
      const table = given({ list: phase === 'associate' ? 's0 Moon' : LIST, phase, robot: 2 })
      const [{ me: own, ...robot }, { me: watcher, ...seen }] = [table.view(2), table.view('spectator')]
      expect(robot).toEqual(seen)
      expect(Object.keys(own)).toEqual(Object.keys(watcher))
      const { me: human, ...others } = table.view(0)
      expect([Object.keys(human), Object.keys(others)]).toEqual([Object.keys(own), Object.keys(robot)])
    }
  })

  it('section 7 what somebody objects to, while the review is on', () => {
    const say = (objections: number[]) => (table: NarScenario) => table.answer(3, 'review', { objections })
    const told = { list: LIST, phase: 'review' } as const
    alike([told, say([1, 2])], [told, say([])], [0, 1, 2, 'spectator'])
    differ([told, say([1, 2])], [told, say([])], [3])
  })

  it('section 7 for whom somebody votes, while the vote is on', () => {
    const say = (entry: number) => (table: NarScenario) => table.answer(3, 'vote', { entry })
    const told = { list: LIST, phase: 'vote' } as const
    alike([told, say(1)], [told, say(9)], [0, 1, 2, 'spectator'])
    differ([told, say(1)], [told, say(9)], [3])
  })

  it('section 7 NAR-403 who said that they stay, even after the call', () => {
    const stay = (table: NarScenario) => table.answer(1, 'call', { call: 'stay' })
    const close = (table: NarScenario) => table.close()
    const told = { list: LIST, phase: 'call' } as const
    alike([told, stay, close], [told, nothing, close], [0, 2, 3, 'spectator'])
    expect(trace([told, stay], [1])[1]).not.toEqual(trace([told, nothing], [1])[1])
  })

  it('section 7 avoid and the deck are in no view', () => {
    const table = given({ list: LIST, options: { avoid: ['c70a'] } })
    for (const viewer of [0, 'spectator'] as const) {
      expect(table.view(viewer).options).toEqual({ rounds: 6, server: true, objections: true, language: 'en' })
      expect(JSON.stringify(table.update(viewer))).not.toMatch(/c(?!0[1-9])\d\d/)
    }
  })
})
