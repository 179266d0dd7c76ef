import { describe, expect, it } from 'vitest'
import { keyOf, keyStream } from '../../../index.ts'
import { begun } from '../../../testing/index.ts'
import { CARDS, notARobot, PICTURES, pictureId, USUAL_OPTIONS, type Options } from '../index.ts'
import { shownPictures } from '../table.ts'
import { given, kindsOf, stateOf, toldOf, type NarScenario } from '../testing.ts'

const start = (seats: number, options: Partial<Options> = {}, seed = 'any'): NarScenario =>
  begun(notARobot, { seats, options: { ...USUAL_OPTIONS, ...options } }, keyStream(keyOf(seed)))
/** Nobody says anything until the next round has begun. */
function nextRound(table: NarScenario): void {
  const { round } = table.state
  while (table.state.round === round && table.state.phase.kind !== 'over') {
    if (table.state.phase.kind === 'explain') {
      table.answer(table.state.list[table.state.phase.entry - 1]!.seat, 'explain', { text: null })
    } else table.close()
  }
}
const namesOf = (table: NarScenario) => table.view('spectator').pictures.map(pictureId)

describe('the table', () => {
  it('NAR-001 has three to eight seats, and one to twelve rounds', () => {
    expect(notARobot.seats).toEqual({ min: 3, max: 8 })
    for (const seats of [2, 9]) expect(notARobot.options.refuse(USUAL_OPTIONS, seats)?.code).toBe('bad_options')
    for (const seats of [3, 8]) expect(notARobot.options.refuse(USUAL_OPTIONS, seats)).toBeNull()
    for (const rounds of [0, 13])
      expect(notARobot.options.refuse({ ...USUAL_OPTIONS, rounds }, 4)?.code).toBe('bad_options')
    expect(USUAL_OPTIONS).toEqual({ rounds: 6, server: true, objections: true, language: 'en', avoid: [] })
  })

  it('NAR-101 has nine pictures of 72 cards with two sides', () => {
    expect([CARDS.length, CARDS[0], CARDS[71], PICTURES.length]).toEqual([72, 'c01', 'c72', 144])
    const table = start(4)
    const { pictures } = table.view('spectator')
    expect(new Set(pictures.map(({ card }) => card)).size).toBe(9)
    expect(toldOf(table, 'roundStarted')).toEqual([{ kind: 'roundStarted', round: 1, pictures }])
    const sides = Array.from({ length: 20 }, (_, seed) =>
      namesOf(start(3, {}, `${seed}`)).map((id) => id.at(-1)),
    ).flat()
    expect(sides.filter((side) => side === 'a').length).toBeGreaterThan(60)
    expect(sides.filter((side) => side === 'b').length).toBeGreaterThan(60)
  })

  it('NAR-102 NAR-103 S23 a card comes once in eight rounds, then with its other side', () => {
    const table = start(3, { rounds: 12 })
    const shown: string[] = []
    for (let round = 1; round <= 8; round++) {
      shown.push(...namesOf(table))
      nextRound(table)
    }
    expect(new Set(shown.map((id) => id.slice(0, 3))).size).toBe(72)
    expect(table.state.round).toBe(9)
    const again = table.state.deck.map(pictureId)
    expect(again.map((id) => id.slice(0, 3))).not.toEqual(shown.map((id) => id.slice(0, 3)))
    expect(again.toSorted()).toEqual(PICTURES.filter((id) => !shown.includes(id)))
    for (let round = 9; round <= 12; round++) {
      shown.push(...namesOf(table))
      expect(shownPictures(table.state).toSorted()).toEqual(shown.toSorted())
      nextRound(table)
    }
    expect(new Set(shown).size).toBe(108)
    expect(table.state.phase.kind).toBe('over')
  })

  it('NAR-104 avoid turns a card of which one side was seen, and the room hands on what was shown', () => {
    const avoid = [
      ...CARDS.slice(0, 30).map((card) => `${card}a`),
      ...CARDS.slice(20, 40).map((card) => `${card}b`),
      'c99a',
    ]
    const decks = [0, 1, 2].map((seed) => start(3, { avoid }, `${seed}`).state.deck)
    const sidesOf = (from: number, to: number) =>
      new Set(
        decks
          .flat()
          .filter(({ card }) => CARDS.indexOf(card) >= from && CARDS.indexOf(card) < to)
          .map(({ side }) => side),
      )
    expect([sidesOf(0, 20), sidesOf(30, 40)]).toEqual([new Set(['b']), new Set(['a'])])
    expect([sidesOf(20, 30).size, sidesOf(40, 72).size]).toEqual([2, 2])
    const table = start(3, { rounds: 2 })
    const first = namesOf(table)
    nextRound(table)
    expect(notARobot.carry?.(table.state)).toEqual({ avoid: [...first, ...namesOf(table)] })
  })

  it('NAR-105 is the same for all, place by place', () => {
    const table = start(3)
    for (const viewer of [0, 1, 2] as const)
      expect(table.view(viewer).pictures).toEqual(table.view('spectator').pictures)
    expect(table.view(0).pictures).toEqual(table.state.deck.slice(0, 9))
  })
})

describe('the roles', () => {
  it.each([3, 4, 5, 6, 7, 8])(
    'NAR-002 NAR-003 S22 with %d seats are as many Humans and a Robot, one lies in the Server',
    (seats) => {
      const holders = Array.from({ length: 150 }, (_, seed) => {
        const { roles, serverRole } = start(seats, {}, `${seats} ${seed}`).state
        expect([...roles, serverRole].filter((role) => role === 'human')).toHaveLength(seats)
        expect([...roles, serverRole].filter((role) => role === 'robot')).toHaveLength(1)
        return roles.indexOf('robot')
      })
      expect(new Set(holders).size).toBe(seats + 1)
    },
  )

  it('NAR-003 all Humans see the answer of the round, the Robot and watchers do not', () => {
    const table = given({ robot: 2, answer: 7 })
    expect([0, 1, 2, 3].map((seat) => table.view(seat).answer)).toEqual([7, 7, null, 7])
    expect([0, 1, 2, 3].map((seat) => table.view(seat).me.role)).toEqual(['human', 'human', 'robot', 'human'])
    expect(table.view('spectator')).toMatchObject({ answer: null, serverRole: null, me: { role: null } })
    const allHuman = given({ robot: 'server', answer: 7 })
    expect([0, 1, 2, 3].map((seat) => allHuman.view(seat).answer)).toEqual([7, 7, 7, 7])
  })

  it('NAR-106 S19 without a Server there is a Robot among the players', () => {
    const holders = Array.from({ length: 40 }, (_, seed) => {
      const { roles, serverRole } = start(3, { server: false }, `${seed}`).state
      expect(serverRole).toBeNull()
      expect(roles.filter((role) => role === 'human')).toHaveLength(2)
      return roles.indexOf('robot')
    })
    expect(new Set(holders)).toEqual(new Set([0, 1, 2]))
  })

  it('NAR-107 NAR-705 are dealt again in every round, the answer too, by chance', () => {
    const table = start(3, { rounds: 12, server: false })
    const robots: number[] = []
    const answers: number[] = []
    for (let round = 1; round <= 12; round++) {
      robots.push(table.state.roles.indexOf('robot'))
      answers.push(table.state.answer)
      const before = namesOf(table)
      nextRound(table)
      if (round < 12) {
        expect(namesOf(table).some((id) => before.includes(id))).toBe(false)
        expect(table.view('spectator')).toMatchObject({ list: [], struck: [], answer: null })
      }
    }
    expect(new Set(robots).size).toBe(3)
    expect(robots.some((robot, at) => robot === robots[at + 1])).toBe(true)
    expect(new Set(answers).size).toBeGreaterThan(4)
    expect(answers.every((answer) => answer >= 1 && answer <= 9)).toBe(true)
    const many = new Set(Array.from({ length: 90 }, (_, seed) => start(3, {}, `${seed}`).state.answer))
    expect([...many].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('NAR-108 are shown only to their owner; the deck and cards put away are in no view', () => {
    const table = start(4, {}, 'told')
    const { roles, answer } = table.state
    roles.forEach((role, seat) => {
      const dealt = table.heard(seat).filter((event) => event.kind === 'roleDealt')
      expect(dealt[seat]).toEqual({ kind: 'roleDealt', seat, role, answer: role === 'human' ? answer : null })
      for (const other of [0, 1, 2, 3].filter((each) => each !== seat))
        expect(dealt[other]).toEqual({ kind: 'roleDealt', seat: other, role: null, answer: null })
    })
    expect(kindsOf(table.heard('spectator'))).toEqual(['roundStarted', ...Array(4).fill('roleDealt')])
    const hidden = table.state.deck.slice(9)
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const text = JSON.stringify(table.update(viewer))
      expect(hidden.some(({ card }) => text.includes(card))).toBe(false)
    }
  })

  it('NAR-004 every card is dealt and every word recorded by the table: nobody is asked to', () => {
    expect(Object.keys(notARobot.decisions)).toEqual(
      'associate review call guess explain ready vote continue'.split(' '),
    )
    expect(notARobot.offers).toEqual({})
  })

  it('NAR-005 whispers are off from the deal to the end of vote or guess', () => {
    const may = (phase: Parameters<typeof stateOf>[0]) => notARobot.whispers?.(stateOf({ list: 's0 A', ...phase }))
    for (const phase of ['associate', 'review', 'call', 'guess', 'explain', 'debate', 'vote'] as const)
      expect(may({ phase })).toBe(false)
    for (const phase of ['result', 'over'] as const) expect(may({ phase })).toBe(true)
  })

  it('NAR-006 NAR-902 a watcher is asked nothing and knows what a Robot knows', () => {
    const table = given({ robot: 1 })
    const { me: _robot, ...seenByRobot } = table.view(1)
    const { me: _watcher, ...seenByWatcher } = table.view('spectator')
    expect(seenByWatcher).toEqual(seenByRobot)
    expect(table.update('spectator')).toMatchObject({ asks: null, offers: [] })
  })
})
