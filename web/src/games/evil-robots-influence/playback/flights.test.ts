import type { Event } from '@robot-night/engine/games/evil-robots-influence'
import { describe, expect, it } from 'vitest'
import { flightsOf, selectorsOf } from './flights.ts'

const routes = (event: Event) => flightsOf(event).map(({ what, from, to, count }) => [what, from, to, count])
const holder = (seat: number) => ({ of: 'holder', holder: seat })

describe('what flies', () => {
  it('is the gems of a picked offer, to the dealer', () => {
    expect(routes({ kind: 'picked', seat: 2, paid: 3, dealer: 0 })).toEqual([['gem', holder(2), holder(0), 3]])
    expect(routes({ kind: 'picked', seat: 2, paid: 0, dealer: 0 })).toEqual([])
    expect(routes({ kind: 'picked', seat: 0, paid: 0, dealer: 0 })).toEqual([])
  })

  it('is the gems of a pot, to each their share', () => {
    const shares = [
      { seat: 1, gems: 2 },
      { seat: 3, gems: 0 },
    ]
    expect(routes({ kind: 'splitDone', shares, how: 'agreed' })).toEqual([
      ['gem', { of: 'pot' }, { of: 'share', seat: 1 }, 2],
    ])
  })

  it('shows two coins that change places in the same way, whatever they say', () => {
    const coins = [0, 1].map((seat) => ({ holder: seat, slot: 'hidden' as const }))
    const known = routes({ kind: 'coinsExchanged', coins, by: 0, faces: ['H', 'T'] })
    expect(known).toEqual(routes({ kind: 'coinsExchanged', coins, by: 0, faces: null }))
    expect(known).toHaveLength(2)
  })

  it('is a Power Card on its way to its new holder, with the side that it shows', () => {
    const given = (up: boolean): Event => ({
      ...{ kind: 'powerGiven', seat: 1, card: { num: 6, up }, tokens: 2, first: false },
    })
    expect(flightsOf(given(true))).toMatchObject([{ what: 'lot', from: { of: 'lot' }, to: holder(1), text: '6' }])
    expect(flightsOf(given(false))).toMatchObject([{ text: '0' }])
  })

  it('looks for a robot in the ring, or for one’s own things', () => {
    expect(selectorsOf({ of: 'holder', holder: 2 })).toEqual(['[data-seat="2"]'])
    expect(selectorsOf({ of: 'holder', holder: 'idle' })).toEqual(['[data-seat="idle"]'])
  })
})
