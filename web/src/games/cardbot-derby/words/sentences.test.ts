import { beforeAll, describe, expect, it } from 'vitest'
import { hear, keyOf, keyStream, rngOf } from '@robot-night/engine'
import { cardbotDerby, USUAL_OPTIONS, type Event, type View } from '@robot-night/engine/games/cardbot-derby'
import { atRandom, playout } from '@robot-night/engine/testing'
import { LANGUAGES } from '#lib/words/language.ts'
import { linesOf, saidOf } from '../log.ts'
import { playersOf, textOf } from '../samples.ts'
import { WORDS } from './words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await WORDS.fetch(language)
})

const MATCHES = [
  { seats: 2, options: { ...USUAL_OPTIONS, board: 'funhouse' } },
  { seats: 3, options: { ...USUAL_OPTIONS, board: 'carousel' } },
  { seats: 2, options: { ...USUAL_OPTIONS, board: 'funhouse', drones: 4 } },
]
/** Players at random seldom arrive. */
const STEPS = 120

/** What a part of some matches of random play tells one viewer, and how the table stands then. */
const heardBy = (viewer: number | 'spectator'): { events: Event[]; view: View }[] =>
  MATCHES.map(({ seats, options }) => {
    const steps = playout(
      cardbotDerby,
      { seats, options, stream: keyStream(keyOf('sentences')) },
      atRandom(rngOf('they')),
    )
    const taken = steps.take(STEPS).toArray()
    const events = taken.flatMap(({ reached }) => hear(reached.told, viewer).filter(isOurs))
    const last = taken.at(-1)
    if (!last || !isOurState(last.reached.position.state)) throw new Error('a match of this title')
    return { events, view: cardbotDerby.view(last.reached.position.state, viewer) }
  })

type State = Parameters<typeof cardbotDerby.view>[0]
const isOurs = (event: { kind: string }): event is Event => event.kind in WORDS.in('en').now
const isOurState = (state: object): state is State => 'robots' in state

describe.each(LANGUAGES)('what is told of matches, in %s', (language) => {
  const saidTo = (viewer: number | 'spectator') =>
    heardBy(viewer).flatMap(({ events, view }) => {
      const reader = { players: playersOf(4), me: viewer === 'spectator' ? null : viewer, language, view }
      const lines = linesOf(events, reader).map((line) => textOf([line]))
      return [...lines, ...events.flatMap((event) => Object.values(saidOf(event, reader)))]
    })

  it('is whole sentences', () => {
    const said = saidTo(0)
    expect(said.length).toBeGreaterThan(300)
    for (const each of said) expect(each).not.toMatch(/undefined|null|NaN|\[object| {2}| [.,:;]|\.\.|\?/)
  })

  it('goes with "you" as it should', () => {
    for (const each of saidTo(0))
      expect(each).not.toMatch(/\bYou (is|has|was|\w+s\b(?<!miss))|\bDu (ist|hat|wird|\w+[^s]t)\b(?<!stößt)/)
  })

  it('never speaks to a watcher as to a player', () => {
    for (const each of saidTo('spectator')) expect(each).not.toMatch(/\b(you|your|du|dir|dich|deine?[nm]?)\b/i)
  })
})
