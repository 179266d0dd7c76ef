import { beforeAll, describe, expect, it } from 'vitest'
import { hear, keyOf, keyStream, rngOf } from '@robot-night/engine'
import { notARobot, USUAL_OPTIONS, type Event, type View } from '@robot-night/engine/games/not-a-robot'
import { atRandom, playout } from '@robot-night/engine/testing'
import { LANGUAGES } from '#lib/words/language.ts'
import { linesOf } from '../log.ts'
import { EVENTS, players, textOf } from '../samples.ts'
import { WORDS } from './words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await WORDS.fetch(language)
})

type Viewer = number | 'spectator'

/** All that a few matches of random play tell one viewer, move by move. */
function heardBy(viewer: Viewer): { events: Event[]; view: View }[] {
  return ['one', 'two', 'three'].flatMap((seed) => {
    const match = { seats: players.length, options: { ...USUAL_OPTIONS, rounds: 3 }, stream: keyStream(keyOf(seed)) }
    return [...playout(notARobot, match, atRandom(rngOf(seed)))].map(({ reached }) => ({
      events: hear(reached.told, viewer).filter(isOurs),
      view: viewOf(reached.position.state, viewer),
    }))
  })
}

const isOurs = (event: { kind: string }): event is Event => event.kind in EVENTS

function viewOf(state: object, viewer: Viewer): View {
  if (!isOurState(state)) throw new Error('a match of this title')
  return notARobot.view(state, viewer)
}
type State = Parameters<typeof notARobot.view>[0]
const isOurState = (state: object): state is State => 'roles' in state

describe.each(LANGUAGES)('what is told of whole matches, in %s', (language) => {
  const readerOf = (viewer: Viewer) => ({ players, me: viewer === 'spectator' ? null : viewer, language })
  const saidTo = (viewer: Viewer) =>
    heardBy(viewer).flatMap(({ events, view }) =>
      linesOf(events, { ...readerOf(viewer), view }).map((line) => textOf([line])),
    )

  it('is whole sentences', () => {
    const said = saidTo(0)
    expect(said.length).toBeGreaterThan(120)
    for (const each of said) expect(each).not.toMatch(/undefined|null|NaN|\[object| {2}| [.,:;]|\.\.|: \.$|\?/)
  })

  it('goes with "you" as it should', () => {
    for (const each of saidTo(0))
      expect(each).not.toMatch(/\bYou (is|has|was|\w+s\b)|\bDu (ist|hat|hatte|war|wird|\w+[^s]t)\b/)
  })

  it('never speaks to a watcher as to a player', () => {
    for (const each of saidTo('spectator')) expect(each).not.toMatch(/\b(you|your|du|dir|dich|deine?[nm]?)\b/i)
  })

  it('is the same told at once, as it is found after a reload', () => {
    const steps = heardBy(1)
    const live = steps.flatMap(({ events, view }) => linesOf(events, { ...readerOf(1), view }).map(({ bits }) => bits))
    const view = steps.at(-1)?.view ?? { list: [] }
    const again = linesOf(
      steps.flatMap(({ events }) => events),
      { ...readerOf(1), view },
    )
    expect(again.map(({ bits }) => bits)).toEqual(live)
  })

  it('says no more to a player than to a watcher until the cards are shown', () => {
    const kinds = (viewer: Viewer) =>
      heardBy(viewer).map(({ events, view }) => linesOf(events, { ...readerOf(viewer), view }).length)
    expect(kinds(2)).toEqual(kinds('spectator'))
  })
})
