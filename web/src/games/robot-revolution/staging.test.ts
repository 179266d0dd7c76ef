import { describe, expect, it } from 'vitest'
import { hear, keyStream, owing, rngFrom, start, submit, titleOf, type Reached, type Seat } from '@robot-night/engine'
import { robotRevolution, type Event, type View } from '@robot-night/engine/games/robot-revolution'
import { after } from './staging.ts'
import { storyboard } from './storyboard.ts'

const game = titleOf(robotRevolution.id)!
type Viewer = Seat | 'spectator'

/** A whole match of random play, step by step, as one viewer lives it. */
function* lived(seats: number, viewer: Viewer, seed: number) {
  const stream = keyStream(new Uint8Array(32).fill(seed))
  const dice = rngFrom(keyStream(new Uint8Array(32).fill(seed + 100)))
  let reached: Reached = start(game, seats, { sharedCodeMin: 2 }, stream)
  for (;;) {
    const before = game.view(reached.position.state, viewer) as View
    const [next] = owing(game, reached.position.state)
    if (!next) return
    const action = game.decisions[next.kind]!.sample(next.prompt, dice)
    const move = { what: 'answer', beat: reached.position.beat, ...next, action, by: 'bot' } as const
    const done = submit(game, reached.position, move, stream)
    if ('refused' in done) throw new Error(done.refused.code)
    reached = done
    yield { before, events: hear(done.told, viewer) as Event[], now: game.view(done.position.state, viewer) as View }
  }
}

/** What a playback shows of a view. */
const seen = ({ round, primary, deckSize, discard, stacks, hand, seats }: View) => ({
  round,
  primary,
  deckSize,
  discard,
  stacks,
  hand,
  seats: seats.map(({ handSize, generalsLeft, living, breakthroughs }) => ({
    handSize,
    generalsLeft,
    living,
    breakthroughs,
  })),
})

describe('staging', () => {
  it.each([
    [2, 0, 1],
    [2, 'spectator', 2],
    [4, 3, 3],
    [6, 'spectator', 4],
    [6, 1, 5],
  ] as const)('%i seats, seen by %s: event after event leads from one view to the next', (seats, viewer, seed) => {
    for (const { before, events, now } of lived(seats, viewer, seed)) {
      const staged = events.reduce(after, before)
      const isMine = viewer !== 'spectator' && !now.seats[viewer]?.living
      // The fallen see what a spectator sees, and after the match all lies open: neither is told by events.
      if (isMine || now.phase.kind === 'over') continue
      expect(seen(staged)).toEqual(seen(now))
    }
  })

  it('changes no view in place', () => {
    for (const { before, events } of lived(2, 0, 6)) {
      const copy = structuredClone(before)
      events.reduce(after, before)
      expect(before).toEqual(copy)
    }
  })
})

describe('the storyboard', () => {
  const round = [...lived(2, 0, 1)].find(({ events }) => events.some(({ kind }) => kind === 'battle'))!
  const steps = storyboard(round.before, round.events)

  it('turns hidden cards up battlefield by battlefield', () => {
    const first = steps.find(({ stage }) => stage.light)!
    const hidden = (view: View) => view.stacks.flat(2).filter((seen) => 'hidden' in seen).length
    expect(first.stage.light!.battle.battlefield).toBe(1)
    expect(hidden(first.stage.view)).toBeGreaterThan(0)
    const last = steps.findLast(({ stage }) => stage.light)!
    expect(hidden(last.stage.view)).toBe(0)
  })

  it('shows all five battles in order, and keeps what has been shown', () => {
    const lit = steps.flatMap(({ stage }) => (stage.light?.shows === 'stamp' ? [stage] : []))
    expect(lit.map(({ light }) => light!.battle.battlefield)).toEqual([1, 2, 3, 4, 5])
    expect(lit.map(({ done }) => done.length)).toEqual([0, 1, 2, 3, 4])
  })

  it('keeps questions waiting from the last card laid until the new round has been told', () => {
    const theatre = steps.filter(({ stage }) => stage.isTheatre).map(({ stage }) => stage.event.kind)
    expect(theatre[0]).toBe('playedDown')
    expect(theatre.at(-1)).toBe('roundStarted')
    expect(steps.at(-1)?.stage).toMatchObject({ event: { kind: 'dealt' }, isTheatre: false })
  })

  it('never shows a step for no time', () => {
    expect(steps.every(({ ms }) => ms > 0)).toBe(true)
  })
})
