import type { Play } from '@robot-night/engine/games/robot-revolution'

/** An answer in the making. It belongs to one question and is kept as long as that question stands. */
export interface Choice {
  question: string
  /** The card in hand, lifted. */
  picked: string | null
  /** Cards laid, not yet sent. */
  plays: readonly Play[]
}

export function newChoice(question: string): Choice {
  return { question, picked: null, plays: [] }
}

/** A card is lifted; the same card again is put back. */
export function pick(choice: Choice, card: string): Choice {
  return { ...choice, picked: choice.picked === card ? null : card }
}

/** The lifted card is laid on a battlefield. */
export function lay(choice: Choice, battlefield: number): Choice {
  if (choice.picked === null) return choice
  return { ...choice, picked: null, plays: [...choice.plays, { card: choice.picked, battlefield }] }
}

/** A step back: the lifted card is put back, else the last one laid is lifted again. */
export function undo(choice: Choice): Choice {
  if (choice.picked !== null) return { ...choice, picked: null }
  const last = choice.plays.at(-1)
  return last ? { ...choice, picked: last.card, plays: choice.plays.slice(0, -1) } : choice
}

/** The laid cards in the other order: the first of a stack becomes its primary card. */
export function swap(choice: Choice): Choice {
  return { ...choice, plays: choice.plays.toReversed() }
}

/** What a question is known by, so that a choice outlives a lost line but not its question. */
export function questionOf(round: number, asks: { kind: string; prompt: { hand: readonly string[] } } | null): string {
  return asks ? `${round} ${asks.kind} ${asks.prompt.hand.join(' ')}` : ''
}
