import type { CardbotDerby, OwnRobot, Rank, View } from '@robot-night/engine/games/cardbot-derby'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Refusal } from '#lib/table/scene.ts'
import type { ScreenProps } from '#lib/table/title.ts'
import { hydrated } from '#lib/ui/hydrated.svelte.ts'
import { HalfMadeAnswer } from './halfMadeAnswer.svelte.ts'

type Given = Pick<ScreenProps<CardbotDerby>, 'view' | 'asks' | 'offers' | 'answer' | 'offer'>
const DRAWN: Rank[] = ['A', '2', '3', '4', '5']
const own = (robot: number, changed: Partial<OwnRobot> = {}): OwnRobot => ({
  ...{ robot, drawn: DRAWN, draft: DRAWN, program: null },
  ...changed,
})
const SEEN: View = {
  ...{ viewer: 0, seats: 2, round: 1, robots: [], race: null, own: [], open: null },
  options: { board: 'workshop', robotsPerPlayer: 'auto', drones: 'auto', finishOnTarget: false, drawCount: 5 },
  phase: { kind: 'choose', afterRace: false },
}

/** A seat that is asked, at a room that writes down what it hears. */
function table(...robots: OwnRobot[]) {
  const heard: { kind: string; action: object }[] = []
  let refusal: Refusal | null = null
  const prompt = { robots: robots.map(({ robot, drawn }) => ({ robot, drawn })) }
  const hear = (said: { kind: string; action: object }) => {
    heard.push(said)
    return Promise.resolve(refusal)
  }
  const given: Given = {
    ...{ view: { ...SEEN, own: robots }, answer: hear, offer: hear },
    ...{ asks: { kind: 'program', prompt }, offers: [{ kind: 'arrange', prompt }] },
  }
  const programming = new HalfMadeAnswer(
    () => given,
    () => false,
  )
  const sees = (...now: OwnRobot[]) => {
    given.view = { ...given.view, own: now }
    programming.settle()
  }
  const nextRound = () => {
    given.view = { ...given.view, round: given.view.round + 1 }
  }
  const lies = () => (programming.open ? programming.orderOf(programming.open).join(' ') : '')
  return {
    programming,
    heard,
    sees,
    nextRound,
    lies,
    refuse: (code: string | null) => (refusal = code === null ? null : { code }),
  }
}

describe('one’s own cards', () => {
  beforeEach(() => {
    hydrated.is = true
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('lie as the room has heard last, after a reload too', () => {
    expect(table(own(0, { draft: ['5', '4', '3', '2', 'A'] })).lies()).toBe('5 4 3 2 A')
  })

  it('a row of changes is sent as one draft, the last', async () => {
    const { programming, heard } = table(own(0))
    programming.lay(['2', 'A', '3', '4', '5'])
    programming.lay(['3', 'A', '2', '4', '5'])
    await vi.advanceTimersByTimeAsync(300)
    expect(heard).toEqual([{ kind: 'arrange', action: { robot: 0, order: ['3', 'A', '2', '4', '5'] } }])
  })

  it('stay as they were laid when the room does not take it, and are sent again', async () => {
    const { programming, heard, lies, refuse } = table(own(0))
    refuse('busy')
    programming.lay(['2', 'A', '3', '4', '5'])
    await vi.advanceTimersByTimeAsync(300)
    expect(lies()).toBe('2 A 3 4 5')
    refuse(null)
    await vi.advanceTimersByTimeAsync(2100)
    expect(heard).toHaveLength(2)
    expect(heard[1]).toEqual(heard[0])
  })

  it('what is heard late of an earlier draft changes nothing', async () => {
    const { programming, sees, lies } = table(own(0))
    programming.lay(['2', 'A', '3', '4', '5'])
    await vi.advanceTimersByTimeAsync(300)
    programming.lay(['3', 'A', '2', '4', '5'])
    sees(own(0, { draft: ['2', 'A', '3', '4', '5'] }))
    expect(lies()).toBe('3 A 2 4 5')
  })

  it('once the room has heard everything, another device may rearrange them', async () => {
    const { programming, sees, lies } = table(own(0))
    programming.lay(['2', 'A', '3', '4', '5'])
    await vi.advanceTimersByTimeAsync(300)
    sees(own(0, { draft: ['2', 'A', '3', '4', '5'] }))
    sees(own(0, { draft: ['5', 'A', '3', '4', '2'] }))
    expect(lies()).toBe('5 A 3 4 2')
  })

  it('are handed over as they lie, five of them, and no draft is sent after it', async () => {
    const drawn: Rank[] = ['A', '2', '3', '4', '5', '6', '7']
    const { programming, heard } = table(own(0, { drawn, draft: drawn }))
    programming.lay(['7', '2', '3', '4', '5', '6', 'A'])
    await programming.handOver()
    await vi.advanceTimersByTimeAsync(5000)
    expect(heard).toEqual([{ kind: 'program', action: { robot: 0, order: ['7', '2', '3', '4', '5'] } }])
  })

  it('of two robots each is handed over apart, and the other lies open then', async () => {
    const { programming, sees } = table(own(0), own(2))
    expect(programming.open?.robot).toBe(0)
    await programming.handOver()
    sees(own(0, { program: DRAWN }), own(2))
    expect(programming.open?.robot).toBe(2)
    programming.look(0)
    expect(programming.mayAnswer).toBe(false)
  })

  it('that were looked at when time ran out do not come first in the next round', () => {
    const { programming, nextRound } = table(own(0), own(2))
    programming.look(2)
    expect(programming.open?.robot).toBe(2)
    nextRound()
    expect(programming.open?.robot).toBe(0)
  })

  it('a refused program says why, until the cards are laid again', async () => {
    const { programming, refuse } = table(own(0))
    refuse('bad_robot')
    await programming.handOver()
    expect(programming.refusal).toEqual({ code: 'bad_robot' })
    programming.lay(['2', 'A', '3', '4', '5'])
    expect(programming.refusal).toBeNull()
  })
})
