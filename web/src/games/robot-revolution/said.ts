import type { Decisions } from '@robot-night/engine/games/robot-revolution'
import { cardName, rankName } from '#lib/cards/names.ts'
import type { Said } from '#lib/stage/telling.ts'
import type { AskOf } from '#lib/table/title.ts'
import type { Language } from '#lib/words/language.ts'
import type { Choice } from './choice.ts'
import { WORDS } from './words/words.ts'

export type Ask = AskOf<Decisions>

/** How many cards an answer takes; a mulligan takes none. */
export function cardsWanted(asks: Ask): number {
  if (asks.kind === 'mulligan') return 0
  return asks.kind === 'faceDown' ? asks.prompt.count : 1
}

export const isComplete = (asks: Ask, choice: Choice): boolean => choice.plays.length >= cardsWanted(asks)

interface Saying {
  language: Language
  isCovered: boolean
}

/** What the bar says to the one who is asked: the question, or what the half-made answer still needs. */
export function askedOf(asks: Ask, choice: Choice, saying: Saying): Said {
  const words = WORDS.in(saying.language).ask
  const said = asks.kind === 'faceDown' ? words.faceDown(choice.plays.length, asks.prompt.count) : words[asks.kind]
  if (choice.picked !== null) return { ...said, detail: words.lifted(named(choice.picked, saying)) }
  if (asks.kind !== 'faceDown' || !isComplete(asks, choice)) return said
  return { ...said, detail: primaryOf(choice, saying) ?? said.detail }
}

const named = (card: string, { language, isCovered }: Saying) => (isCovered ? null : cardName(card, language))

/** Two cards on one battlefield: which of them would stay as the hold. */
function primaryOf(choice: Choice, { language, isCovered }: Saying): string | null {
  const [first, second] = choice.plays
  if (isCovered || !first || first.battlefield !== second?.battlefield) return null
  return WORDS.in(language).ask.comesFirst(rankName(first.card, language), first.battlefield)
}
