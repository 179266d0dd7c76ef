import { update, type Update } from '@robot-night/engine'
import { evilRobotsInfluence, type View } from '@robot-night/engine/games/evil-robots-influence'
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#lib/words/language.ts'
import { askedOf, barOf, waitingOf } from './bar.ts'
import type { Ask } from './halfMadeAnswer.svelte.ts'
import { livedThrough } from './testing.ts'
import { WORDS } from './words/words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await WORDS.fetch(language)
})

const players = Array.from({ length: 5 }, (_, seat) => ({
  ...{ seat, name: `Seat ${seat}`, robot: seat },
  ...{ presence: 'here' as const, botPlays: false },
}))
const reader = (me: number | null, language: Language = 'en') => ({ players, me, language })

describe.each(LANGUAGES)('the bar, in %s', (language) => {
  it('has a sentence and a smaller one for every phase, asked or not', () => {
    const kinds = new Set<string>()
    for (const position of livedThrough(5, 6)) {
      for (const me of [0, null]) {
        const seen = update(evilRobotsInfluence, position, me ?? 'spectator')
        const { view, asks } = seen as Update & { view: View; asks: Ask | null }
        const said = asks ? askedOf(asks, view, reader(me, language)) : waitingOf(view, reader(me, language))
        expect(said.title, view.phase.kind).not.toBe('')
        expect(said.detail, view.phase.kind).not.toBe('')
        expect(`${said.title}${said.detail}`).not.toContain('undefined')
        kinds.add(asks?.kind ?? view.phase.kind)
      }
    }
    expect(kinds.size).toBeGreaterThan(8)
  })
})

describe('the bar', () => {
  const [position] = livedThrough(5, 6)
  if (!position) throw new Error('a match begins')
  const { view } = update(evilRobotsInfluence, position, 0) as Update & { view: View }
  const claim: Ask = { kind: 'claim', prompt: { card: { num: 6, up: true }, first: true } }
  const showing = { title: 'Something', detail: 'happens' }

  it('says what is shown, unless I am asked', () => {
    expect(barOf(reader(0), { view, making: { asks: null }, showing, own: null })).toEqual(showing)
    const asked = barOf(reader(0), { view, making: { asks: claim }, showing, own: null })
    expect(asked.title).toBe('Who wants the 6?')
  })
})
