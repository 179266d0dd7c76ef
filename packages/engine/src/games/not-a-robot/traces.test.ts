import { describe, expect, it } from 'vitest'
import { hear, keyOf, keyStream, owing, rngOf, submit, update, type Game, type Move, type Viewer } from '../../index.ts'
import { atRandom, playout, type Step } from '../../testing/index.ts'
import { notARobot, USUAL_OPTIONS, type State } from './index.ts'

const MATCHES = 12

function steps(game: Game, at: number): Step[] {
  const match = {
    seats: 3 + (at % 6),
    options: { ...USUAL_OPTIONS, rounds: 2 },
    stream: keyStream(keyOf(`trace ${at}`)),
  }
  return [...playout(game, match, atRandom(rngOf(`trace ${at}`)))]
}

const isOurs = (state: object): state is State => 'serverRole' in state
const rolesIn = ({ reached }: Step): State['roles'] =>
  isOurs(reached.position.state) ? reached.position.state.roles : []

/** All that a viewer gets of a step, but for what is about the viewer alone: `me`, the question, the own card. */
function gets(game: Game, { reached }: Step, viewer: Viewer): string {
  const { view, asks: _asks, ...rest } = update(game, reached.position, viewer)
  const heard = hear(reached.told, viewer).filter((event) => event.kind !== 'roleDealt')
  return JSON.stringify([Object.entries(view).filter(([key]) => key !== 'me'), rest, heard])
}

/** In how many steps a Robot gets something else than who watches. */
const told = (game: Game): number =>
  Array.from({ length: MATCHES }, (_, at) => steps(game, at))
    .flat()
    .filter((step) => {
      const robot = rolesIn(step).indexOf('robot')
      return robot >= 0 && gets(game, step, robot) !== gets(game, step, 'spectator')
    }).length

describe('the trace of the Robot', () => {
  it('section 7 is a watcher’s except for what concerns only the Robot', () => {
    expect(told(notARobot)).toBe(0)
  })

  const { view } = notARobot
  const LEAKS: Record<string, typeof notARobot.view> = {
    'the answer, to watchers': (state, viewer) =>
      Object.assign(view(state, viewer), viewer === 'spectator' ? { answer: state.answer } : {}),
    'one field more, to Robots': (state, viewer) =>
      Object.assign(view(state, viewer), state.roles.at(Number(viewer)) === 'robot' ? { isOdd: true } : {}),
  }
  it.each(Object.entries(LEAKS))('is another where there shows %s', (_name, leak) => {
    expect(told({ ...notARobot, view: leak })).toBeGreaterThan(0)
  })

  it('section 7 tells a watcher no more about a card than any other seat', () => {
    for (const step of Array.from({ length: MATCHES }, (_, at) => steps(notARobot, at)).flat()) {
      const dealt = (viewer: Viewer) => hear(step.reached.told, viewer).filter(({ kind }) => kind === 'roleDealt')
      for (const [seat, own] of dealt('spectator').entries()) {
        expect(own).toEqual({ kind: 'roleDealt', seat, role: null, answer: null })
        for (const other of rolesIn(step).keys()) if (other !== seat) expect(dealt(other)[seat]).toEqual(own)
      }
    }
  })
})

const REFUSED: readonly object[] = [{ word: '' }, { word: 'ice cream' }, { word: 'R2D2' }, { call: 'reveal' }]

it('NAR-206 NAR-404 a refused word and a Human who wants to reveal leave the table as it was', () => {
  const codes = new Set<string>()
  const stream = keyStream(keyOf('trace 0'))
  for (const { reached } of steps(notARobot, 0)) {
    const { position } = reached
    const before = JSON.stringify(position)
    for (const { seat, kind } of owing(notARobot, position.state)) {
      for (const action of REFUSED) {
        const move: Move = { what: 'answer', beat: position.beat, seat, kind, action, by: 'player' }
        const submitted = submit(notARobot, position, move, stream)
        if ('refused' in submitted) codes.add(submitted.refused.code)
      }
    }
    expect(JSON.stringify(position)).toBe(before)
  }
  expect([...codes]).toEqual(expect.arrayContaining(['word_empty', 'word_spaces', 'word_digits', 'not_the_robot']))
})
