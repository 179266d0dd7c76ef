import {
  LEFT_CARDS,
  RIGHT_CARDS,
  waysOf,
  type Board,
  type CardId,
} from '@robot-night/engine/games/evil-robots-influence'
import { describe, expect, it } from 'vitest'
import { turn as de } from '#lib/words/de/titles/evil-robots-influence/turn.ts'
import { turn as en } from '#lib/words/en/titles/evil-robots-influence/turn.ts'
import type { Deed } from '../words/turn.ts'

const ada = { name: 'Ada', isMe: false }
const me = { name: 'You', isMe: true }
const bare = { holders: [], coins: [], shown: 'H', taken: null, copied: null } as const
const deed = (card: CardId, given: Partial<Deed>): Deed => ({ card, ...bare, ...given })
const coin = { whose: ada, slot: 'shown', face: 'T' } as const

describe('what a card is about to do', () => {
  const power = { num: 3, up: true }
  const seat = { influence: 6, tokens: 1, power, shield: false, left: null, right: null }
  const seats = [{ ...seat, influence: 0 }, { ...seat, left: 'L01' } as const, seat]
  const board: Board = { me: 0, extra: false, idle: power, drawable: { left: 9, right: 9 }, seats }
  const playable = [...LEFT_CARDS, ...RIGHT_CARDS].filter((card) => waysOf(card, board).length > 0)

  it.each([
    ['English', en],
    ['German', de],
  ] as const)('is said of every card in %s', (_language, words) => {
    const silent = playable.filter((card) => words.deed(deed(card, {})) === '')
    expect(playable).toHaveLength(30)
    expect(silent).toEqual([])
  })
  it('names whom it meets', () => {
    const said = en.deed(deed('L14', { coins: [coin] }))
    expect(en.play.preview({ due: 1, surcharge: 0 }, said)).toBe('Pay 1 token: turn Ada’s shown coin to Good.')
    expect(en.deed(deed('L14', { coins: [{ ...coin, whose: me }] }))).toBe('turn your shown coin to Good')
    expect(en.deed(deed('R13', { holders: [ada] }))).toBe('−3 power for Ada')
    expect(de.deed(deed('R02', { holders: [ada] }))).toBe('die Stärkekarte mit Ada tauschen')
  })
  it('names the surcharge', () => {
    expect(en.play.preview({ due: 2, surcharge: 1 }, 'take 1 token')).toContain('1 of them for the Toll-Keeper')
    expect(en.play.preview({ due: 0, surcharge: 0 }, 'take 1 token')).toBe('Free: take 1 token.')
  })
})
