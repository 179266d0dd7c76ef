import type { RevealedRound } from '@robot-night/engine'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { roomContext } from '../stage/testing.ts'
import type { Player } from '../table/title.ts'
import type { Language } from '../words/language.ts'
import { logWithClaims } from './claimLines.ts'
import { claimsContext } from './claims.ts'
import type { HeardClaim } from './claimsHeard.ts'
import * as shown from './claimsShown.ts'
import Lies from './Lies.svelte'
import { revealedIn, toldIn } from './lies.ts'

const title = 'not-a-robot'
const role = (seat: number, value: string, more: Partial<HeardClaim> = {}): HeardClaim => ({
  ...{ title, kind: 'role', value, round: 1, seat, to: null },
  ...more,
})
/** In the first round Tom, on seat 1, is the Robot, and Ida alone finds out. */
const heard = [
  { kind: 'roundStarted', round: 1, pictures: [] },
  ...[0, 1, 2].map((seat) => ({ kind: 'wordGiven', seat, entry: seat + 1, word: 'tin' })),
  { kind: 'votesShown', votes: [3, 1, 2], tally: [], tied: [], revealed: 1 },
  { kind: 'rolesShown', roles: ['human', 'robot', 'human'], serverRole: null },
]
const players = ['Mara', 'Tom', 'Ida'].map((name, seat): Player => ({
  seat,
  name,
  robot: seat,
  presence: 'here',
  botPlays: false,
}))

describe('what has come to light of claims', () => {
  const revealed: RevealedRound = { round: 1, truth: (seat, kind) => (kind === 'role' && seat < 2 ? 'human' : null) }

  it('is true or a lie, of the round that lies open, and nothing where nobody can tell', () => {
    const claims = [role(0, 'human'), role(1, 'robot'), role(2, 'human'), role(0, 'human', { round: 2 })]
    const told = toldIn([...claims, role(0, '3', { kind: 'doubt' })], revealed)
    expect(told.map(({ claim, isLie, truth }) => [claim.seat, isLie, truth])).toEqual([
      [0, false, 'human'],
      [1, true, 'human'],
    ])
  })

  it('is of the round that is shown, and not of one that is still to be shown', () => {
    const revealedAt = (events: readonly number[]) =>
      (events.at(-1) ?? 0) % 2 ? { ...revealed, round: events.length } : null
    expect([1, 2, 3].map((round) => revealedIn(round, [1, 4, 3], revealedAt)?.round)).toEqual([1, undefined, 3])
  })
})

describe('this round’s lies', () => {
  const contexts = new Map<Language, Awaited<ReturnType<typeof roomContext>>>()
  beforeAll(async () => {
    for (const language of ['en', 'de'] as const) contexts.set(language, await roomContext(language))
  })
  function page(all: readonly HeardClaim[], language: Language = 'en', events: readonly { kind: string }[] = heard) {
    const claims = claimsContext({ all, shown, table: { title, heard: events, players, me: 0 } })
    const { body } = render(Lies, {
      props: { round: 1 },
      context: new Map<unknown, unknown>([...(contexts.get(language) ?? []), claims]),
    })
    const plain = body.replace(/<[^>]*>/g, ' ').replace(/[\u2066-\u2069]/g, '')
    return plain.replace(/\s+/g, ' ').trim()
  }

  it('say who told what to whom, what was so, and who saw through it', () => {
    const lied = page([role(1, 'human'), role(2, 'human')])
    expect(lied).toContain('Tom told everyone: “I’m Human.” Really: the Robot.')
    expect(lied).toContain('Ida saw through it.')
    expect(lied).toContain('Told the truth: Ida')
    expect(page([role(1, 'human')], 'de')).toContain(
      'Tom hat allen erzählt: „Ich bin ein Mensch.“ In Wahrheit: der Roboter.',
    )
  })

  it('were for one alone, where they were whispered', () => {
    expect(page([role(1, 'human', { to: 'Mara' })])).toContain('Tom told only you: “I’m Human.”')
    expect(page([role(0, 'robot', { to: 'Ida' })], 'de')).toContain('Du hast nur Ida erzählt: „Ich bin der Roboter.“')
  })

  it('stay unsaid as long as the round is on, and where nobody claimed anything', () => {
    expect(page([role(1, 'human')], 'en', heard.slice(0, -1))).toBe('')
    expect(page([])).toBe('')
    expect(page([role(1, '3', { kind: 'doubt' })])).toBe('')
    expect(page([role(0, 'human')])).toContain('Every claim this round was true.')
  })
})

it('the log says of each claim whether it was one, right where it came to light', () => {
  const events = [...heard, { kind: 'scored' }]
  const reader = { players, me: 0, language: 'en' } as const
  const folder = { id: title, log: (all: typeof events) => all.map(({ kind }) => ({ seat: null, bits: [kind] })) }
  const log = (all: typeof events) =>
    logWithClaims(folder, { events: all, claims: [role(1, 'human'), role(0, 'human')] }, reader).map(
      ({ seat, bits }) => [seat, bits.map((bit) => (typeof bit === 'string' ? bit : bit.strong)).join('')],
    )
  expect(log(events).slice(-4)).toEqual([
    [null, 'rolesShown'],
    [1, 'Tom had claimed: “I’m Human.” A lie.'],
    [0, 'You had claimed: “I’m Human.” It was true.'],
    [null, 'scored'],
  ])
  expect(log(heard.slice(0, -1))).toHaveLength(heard.length - 1)
})
