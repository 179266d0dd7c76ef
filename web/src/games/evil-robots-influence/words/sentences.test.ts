import { beforeAll, describe, expect, it } from 'vitest'
import { hear, keyOf, keyStream, rngOf } from '@robot-night/engine'
import { evilRobotsInfluence, USUAL_OPTIONS, type Event } from '@robot-night/engine/games/evil-robots-influence'
import { atRandom, playout } from '@robot-night/engine/testing'
import { LANGUAGES } from '#lib/words/language.ts'
import { linesOf } from '../log.ts'
import { EVENTS, players, textOf } from '../samples.ts'
import { showingOf } from '../saying.ts'
import { WORDS } from './words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await WORDS.fetch(language)
})

type Viewer = number | 'spectator'
const heard = new Map<Viewer, Event[]>()

/** All that a few matches of random play tell one viewer. */
function heardBy(viewer: Viewer): Event[] {
  const known = heard.get(viewer)
  if (known) return known
  const events = ['one', 'two', 'three'].flatMap((seed) => {
    const match = { seats: players.length, options: USUAL_OPTIONS, stream: keyStream(keyOf(seed)) }
    const steps = [...playout(evilRobotsInfluence, match, atRandom(rngOf(seed)))]
    return steps.flatMap(({ reached }) => hear(reached.told, viewer).filter(isOurs))
  })
  heard.set(viewer, events)
  return events
}

const isOurs = (event: { kind: string }): event is Event => event.kind in EVENTS

describe.each(LANGUAGES)('what is told of whole matches, in %s', (language) => {
  const readerOf = (viewer: Viewer) => ({ players, me: viewer === 'spectator' ? null : viewer, language })
  const saidTo = (viewer: Viewer) => {
    const reader = readerOf(viewer)
    const lines = linesOf(heardBy(viewer), reader).map((line) => textOf([line]))
    const titles = heardBy(viewer).map((event) => showingOf(event, reader).title)
    return [...new Set([...lines, ...titles])]
  }
  const withAny = (pattern: RegExp, all: readonly string[]) => all.filter((each) => pattern.test(each))

  it('is whole sentences', () => {
    const said = saidTo(0)
    expect(said.length).toBeGreaterThan(300)
    expect(withAny(/undefined|null|NaN|\[object| {2}| [.,:;]|\.\.|: \.$|,,/, said)).toEqual([])
  })

  it('goes with "you" as it should', () => {
    const wrong = /\b[Yy]ou (is|has|was|\w+s\b(?<!toss))|\b[Dd]u (ist|hat|wird|darf|soll|dreht|gibt|nimmt|spielt)\b/
    expect(withAny(wrong, saidTo(0))).toEqual([])
  })

  it('never speaks to a watcher as to a player', () => {
    expect(withAny(/\b(you|your|du|dir|dich|deine?[nm]?)\b/i, saidTo('spectator'))).toEqual([])
  })

  it('is the same told at once, as it is found after a reload', () => {
    const live = heardBy(1).flatMap((event) => linesOf([event], readerOf(1)).map(({ bits }) => bits))
    expect(linesOf(heardBy(1), readerOf(1)).map(({ bits }) => bits)).toEqual(live)
  })

  it('names no card and no side of a reader whose secrets are covered that a watcher is not told', () => {
    const covered = { ...readerOf(2), isCovered: true }
    const secret = heardBy(2)
      .filter((event) => !isOpen(event))
      .map((event) => textOf(linesOf([event], covered)))
    expect(secret.length).toBeGreaterThan(100)
    const { cards, faces } = WORDS.in(language)
    const names = [...Object.values(cards.of).map(({ name }) => name), faces.T]
    expect(withAny(new RegExp(names.join('|')), secret)).toEqual([])
  })
})

/** What everybody is told the whole of. */
const SECRET: readonly Event['kind'][] = ['robotDealt', 'cardChanged', 'museKept', 'looked', 'mirrorAnswered']
function isOpen(event: Event): boolean {
  if (event.kind === 'coinTurned') return event.coin.slot !== 'hidden'
  if (event.kind === 'coinsExchanged') return event.coins.every(({ slot }) => slot !== 'hidden')
  if (event.kind === 'coinsTossed') return event.by !== 'round'
  return !SECRET.includes(event.kind)
}
