import { decksOf } from './material.ts'
import { face, likewise } from './faces.ts'
import { mayKnow } from './secrets/mayKnow.ts'
import { redeal } from './secrets/redeals.ts'
import type { Decks } from './options.ts'
import { ROBOTS } from './shapes.ts'

/** What the secrecy checks must know: the robots that are shuffled first, which answers are sealed, who may know what. */
export const classicSecrets = {
  decks: (seats: number, options: object) => decksOf(ROBOTS, robotDecksIn(options), seats),
  /** They act of themselves: a test won, a conversion stopped, a place in front. */
  loud: ['SumoBot', 'LockBot', 'PassBot'],
  sealed: ['call', 'answer', 'react', 'lineUp', 'order'],
  knowledge: { mayKnow, face, likewise, redeal, dealt: 'dealt', flipped: 'coinFlipped' },
}

function robotDecksIn(options: object): Decks {
  const { decks, robotDecks } = { decks: 'one', robotDecks: null, ...options }
  const chosen = robotDecks ?? decks
  return chosen === 'two' || chosen === 'own' ? chosen : 'one'
}
