import { beforeAll, describe, expect, it } from 'vitest'
import { hear, keyOf, keyStream, rngOf } from '@robot-night/engine'
import { evilRobotsClassic, USUAL_OPTIONS, type Event } from '@robot-night/engine/games/evil-robots-classic'
import { atRandom, playout } from '@robot-night/engine/testing'
import { linesOf, saidOf } from '../log.ts'
import { players, textOf } from '../samples.ts'
import { LANGUAGES } from '#lib/words/language.ts'
import { WORDS } from './words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await WORDS.fetch(language)
})

const OPTIONS = { ...USUAL_OPTIONS, target: 6, roundCap: 10, npc: 'on', robotDecks: 'two', powerDecks: 'two' }

/** All that a few matches of random play tell one viewer. */
function heardBy(viewer: number | 'spectator'): Event[] {
  return ['one', 'two', 'three'].flatMap((seed) => {
    const match = { seats: players.length, options: OPTIONS, stream: keyStream(keyOf(seed)) }
    const steps = [...playout(evilRobotsClassic, match, atRandom(rngOf(seed)))]
    return steps.flatMap(({ reached }) => hear(reached.told, viewer).filter(isOurs))
  })
}

const isOurs = (event: { kind: string }): event is Event => event.kind in WORDS.in('en').now

describe.each(LANGUAGES)('what is told of whole matches, in %s', (language) => {
  const saidTo = (viewer: number | 'spectator') => {
    const reader = { players, me: viewer === 'spectator' ? null : viewer, language }
    return heardBy(viewer).flatMap((event) => {
      const { title, detail } = saidOf(event, reader)
      return [title, detail, ...linesOf(event, reader).map((line) => textOf([line]))]
    })
  }

  it('is whole sentences', () => {
    for (const said of saidTo(0)) expect(said).not.toMatch(/undefined|null|NaN|\[object| {2}| [.,:]|\.\.|: \.$/)
  })

  it('goes with "you" as it should', () => {
    for (const said of saidTo(0))
      expect(said).not.toMatch(/\bYou (is|has|was|\w+s\b(?<!pass))|\bDu (ist|hat|wird|darf|soll|zeigt|spielt)\b/)
  })

  it('never speaks to a watcher as to a player', () => {
    for (const said of saidTo('spectator'))
      expect(said).not.toMatch(/\b(You|Your|you|your|Du|du|dir|dich|Deine?|deine?)\b/)
  })
})
