import { update, type Update } from '@robot-night/engine'
import { evilRobotsInfluence, type View } from '@robot-night/engine/games/evil-robots-influence'
import { beforeAll, describe, expect, it } from 'vitest'
import { livedThrough } from '../testing.ts'
import { WORDS } from '../words/words.ts'
import { beforeOf, chipOf, coveredIn, factsOf, hasHandUp, stoppedIn, teamOf } from './facts.ts'

beforeAll(() => WORDS.fetch('en'))

function viewOf(seats: number, isIt: (view: View) => boolean): View {
  for (const position of livedThrough(seats, 6)) {
    const { view } = update(evilRobotsInfluence, position, 0) as Update & { view: View }
    if (isIt(view)) return view
  }
  throw new Error('a match has such a moment')
}

describe('what lies before a robot', () => {
  it('is told in words to who only hears it', () => {
    const view = viewOf(5, ({ phase }) => phase.kind === 'claim')
    const facts = factsOf(view, 1, WORDS.in('en'))
    expect(facts).toContain('no Power Card yet')
    expect(facts).toContain('hidden coin unknown')
    expect(facts).toContain('3 Influence')
    expect(facts).toContain('left card, face down')
  })

  it('is two open coins for the Idle Robot', () => {
    const view = viewOf(3, () => true)
    expect(beforeOf(view, 'idle').coins).toHaveLength(2)
    expect(beforeOf(view, 'idle').seat).toBeNull()
    expect(factsOf(view, 'idle', WORDS.in('en')).filter((fact) => fact.startsWith('shown coin'))).toHaveLength(2)
  })

  it('lies covered as far as only some know it', () => {
    const view = viewOf(5, ({ phase }) => phase.kind === 'claim')
    expect(view.seats[0]?.hidden).not.toBeNull()
    expect(coveredIn(view).seats.map(({ hidden }) => hidden)).toEqual([null, null, null, null, null])
    const open = { ...view, seats: view.seats.map((seat) => ({ ...seat, open: true })) }
    expect(coveredIn(open).seats[0]?.hidden).toBe(view.seats[0]?.hidden)
  })

  it('says the name of one’s own card only once all have seen it', () => {
    const view = viewOf(5, ({ phase }) => phase.kind === 'claim')
    const { table, cards } = WORDS.in('en')
    const left = view.seats[0]?.left
    if (left?.kind !== 'card') throw new Error('a card of one’s own')
    const { name } = cards.of[left.card]
    const factsWith = (seen: boolean) =>
      factsOf({ ...view, seats: view.seats.with(0, { ...seatOf(view), left: { ...left, seen } }) }, 0, { table, cards })
    expect(factsWith(false).join()).not.toContain(name)
    expect(factsWith(false)).toContain(table.pod.back('left'))
    expect(factsWith(true)).toContain(table.pod.card('left', table.look.wasSeen(name)))
  })
})

describe('the word below a robot', () => {
  it('says who deals, and who leaves the card', () => {
    const view = viewOf(5, ({ phase }) => phase.kind === 'offer' || phase.kind === 'pick')
    if (view.phase.kind !== 'offer' && view.phase.kind !== 'pick') throw new Error('hands are up')
    const { raised, dealer } = view.phase
    expect(chipOf(view, dealer, WORDS.in('en'))?.look).not.toBe('dim')
    for (const seat of raised) expect(hasHandUp(view, seat)).toBe(true)
    const out = view.seats.findIndex(({ power }, seat) => !power && !raised.includes(seat) && seat !== dealer)
    if (out >= 0) expect(chipOf(view, out, WORDS.in('en'))?.text).toBe('Not interested')
  })

  it.each(['turn', 'retain'] as const)('says nothing once the match was stopped: %s', (kind) => {
    const view = viewOf(5, ({ phase }) => phase.kind === kind)
    const saidIn = (seen: View) =>
      view.seats.flatMap((_, seat) => (seat === view.dealing ? [] : (chipOf(seen, seat, WORDS.in('en'))?.text ?? [])))
    expect(saidIn(view)).not.toEqual([])
    expect(saidIn(stoppedIn(view))).toEqual([])
  })

  it('two alike make a side', () => {
    expect([teamOf('H', 'H'), teamOf('T', 'T'), teamOf('H', 'T')]).toEqual(['good', 'evil', 'neutral'])
  })
})

function seatOf({ seats: [first] }: View) {
  if (!first) throw new Error('a first seat')
  return first
}
