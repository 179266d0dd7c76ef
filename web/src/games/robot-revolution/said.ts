import type { Decisions } from '@robot-night/engine/games/robot-revolution'
import { cardName, rankName } from '$lib/cards/names.ts'
import type { AskOf } from '$lib/table/title.ts'
import type { Language } from '$lib/words/language.ts'
import type { Choice } from './choice.ts'
import { WORDS, type Said } from './words/words.ts'

export type Ask = AskOf<Decisions>

/** How many cards an answer takes; a mulligan takes none. */
export function cardsWanted(asks: Ask): number {
  if (asks.kind === 'mulligan') return 0
  return asks.kind === 'faceDown' ? asks.prompt.count : 1
}

export const isComplete = (asks: Ask, choice: Choice): boolean => choice.plays.length >= cardsWanted(asks)

/** What the bar says to the one who is asked: the question, or what the half-made answer still needs. */
export function askedOf(asks: Ask, choice: Choice, language: Language): Said {
  const words = WORDS[language].ask
  if (asks.kind !== 'faceDown') {
    const said = words[asks.kind]
    return choice.picked === null ? said : { ...said, detail: words.lifted(cardName(choice.picked, language)) }
  }
  const said = words.faceDown(choice.plays.length, asks.prompt.count)
  if (choice.picked !== null) return { ...said, detail: words.lifted(cardName(choice.picked, language)) }
  return isComplete(asks, choice) ? { ...said, detail: primaryOf(choice, language) ?? said.detail } : said
}

/** Two cards on one battlefield: which of them would stay as the hold. */
function primaryOf(choice: Choice, language: Language): string | null {
  const [first, second] = choice.plays
  if (!first || first.battlefield !== second?.battlefield) return null
  return WORDS[language].ask.comesFirst(rankName(first.card, language), first.battlefield)
}
