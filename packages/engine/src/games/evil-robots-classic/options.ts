interface CommonOptions {
  target: number
  winPoints: 1 | 2 | 3
  npc: 'auto' | 'on' | 'off'
  roundCap: number
}
/** ERC-124 */
export type Decks = 'one' | 'two' | 'own'
export type CardKind = 'robot' | 'power'
export interface DeckOptions {
  robotDecks: Decks
  powerDecks: Decks
}
/** As long as both kinds of cards went by one option. Matches of that time go on, and replay, with it. */
export interface OldDeckOptions {
  decks: Decks
}
export type Options = CommonOptions & (DeckOptions | OldDeckOptions)

export const USUAL_OPTIONS = {
  target: 10,
  winPoints: 2,
  npc: 'auto',
  robotDecks: 'one',
  powerDecks: 'one',
  roundCap: 40,
} as const satisfies Options

export function decksFor(kind: CardKind, options: DeckOptions | OldDeckOptions): Decks {
  if ('decks' in options) return options.decks
  return kind === 'robot' ? options.robotDecks : options.powerDecks
}

/** ERC-124: what was said of all decks holds for those of robots and those of powers. */
export function renewed(options: object): object {
  const { decks, ...rest } = { decks: null, ...options }
  return decks === null ? options : { ...rest, robotDecks: decks, powerDecks: decks }
}
