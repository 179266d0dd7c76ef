import type { Event, Face as Coin, Sealed, View } from '@robot-night/engine/games/evil-robots-influence'
import type { Face, Secret, SeenByAll, TitleReplay } from '#lib/replay/title.ts'
import { words as de } from '#lib/words/de/titles/evil-robots-influence/replay.ts'
import { words as en } from '#lib/words/en/titles/evil-robots-influence/replay.ts'
import type { Language } from '#lib/words/language.ts'
import { WORDS } from './words/words.ts'

const NAMES: Readonly<Record<Language, typeof en>> = { en, de }
const marks: readonly Event['kind'][] = ['roundStarted', 'cardPlayed', 'counted', 'endgameTriggered', 'gameEnded']

/** Hidden coins, cards that have not lain face up, and answers under seal. */
function secrets({ watcher, seats, language }: SeenByAll<View>): Secret[] {
  const names = NAMES[language]
  return seats.flatMap((view, seat): Secret[] => {
    const own = view.seats[seat]
    const open = watcher.seats[seat]
    if (!own || !open) return []
    const { sealed } = view.me
    return [
      ...(own.hidden && !open.hidden
        ? [{ seat, name: names.coin, faces: [coinOf(own.hidden, names)], knownTo: knowing(seats, seat) }]
        : []),
      ...(['left', 'right'] as const).flatMap((side) => {
        const card = own[side]
        if (card?.kind !== 'card' || open[side]?.kind === 'card') return []
        const { name } = WORDS.in(language).cards.of[card.card]
        return [{ seat, name: names[side], faces: [{ kind: 'text', text: name } as const], knownTo: [seat] }]
      }),
      ...(sealed ? [{ seat, name: names.sealed, faces: [sealedAs(sealed, language)], knownTo: [seat] }] : []),
    ]
  })
}

/** Whose own view shows the coin. */
const knowing = (seats: readonly View[], holder: number): number[] =>
  seats.flatMap((view, seat) => (view.seats[holder]?.hidden ? [seat] : []))

const coinOf = (coin: Coin, names: { good: string; evil: string }): Face =>
  coin === 'H' ? { kind: 'side', side: 'good', word: names.good } : { kind: 'side', side: 'evil', word: names.evil }

function sealedAs(sealed: Sealed, language: Language): Face {
  const names = NAMES[language]
  switch (sealed.kind) {
    case 'claim':
      return { kind: 'text', text: sealed.raise ? names.yes : names.no }
    case 'offer':
      return { kind: 'text', text: names.offer(sealed.amount) }
    case 'endgame':
      return { kind: 'text', text: names.cards(sealed.sides.length) }
    case 'retain':
      return { kind: 'text', text: names.cards(sealed.keep.length) }
    case 'path':
      return { kind: 'side', side: sealed.path, word: names[sealed.path] }
  }
}

export default { marks, secrets } satisfies TitleReplay
