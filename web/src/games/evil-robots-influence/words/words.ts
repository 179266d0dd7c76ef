import type { CardId, CardType, Event, Face, Side, Team } from '@robot-night/engine/games/evil-robots-influence'
import type { AloudWords } from '#lib/stage/telling.ts'
import { perLanguage } from '#lib/words/perLanguage.ts'
import type { FinaleWords } from './finale.ts'
import type { TableWords } from './table.ts'
import type { Sentences } from './telling.ts'
import type { TurnWords } from './turn.ts'

/** Every sentence of the title. English and German both have all of it, or do not compile. */
export interface Words {
  you: string
  /** What a coin says, and what a robot is. */
  faces: Readonly<Record<Face, string>>
  teams: Readonly<Record<Team, string>>
  cards: CardWords
  /** By code. What the room says for every title is not among them. */
  refusals: Readonly<Record<RefusalCode, string>> & { other: string }
  log: Sentences
  aloud: AloudWords
  /** What the bar is headed with while an event is shown; the log's sentence stands below. */
  showing: Readonly<Record<Event['kind'], string>>
  /** Auction and table: ring, middle, my things, the bar. */
  table: TableWords
  /** Turns: cards, actions, second questions, Reveal, what is kept. */
  turn: TurnWords
  /** Count, split, path and the end. */
  finale: FinaleWords
}

/** What is printed on the Robot Cards. */
export interface CardWords {
  of: Readonly<Record<CardId, RobotText>>
  types: Readonly<Record<CardType, { name: string; when: string }>>
  sides: Readonly<Record<Side, string>>
  /** On a card that is looked at closely. */
  sheet: { rulings: string; unused: string }
  /** What the decks are about. */
  decks: Readonly<Record<Side, string>>
}
export interface RobotText {
  name: string
  text: string
  /** What is asked about it now and then. */
  rulings: readonly string[]
  flavour: string
}

/** The title's own codes, in the order of the rules' table. */
export const REFUSALS = [
  'bad_player_count',
  'offer_out_of_range',
  'not_a_claimant',
  'not_a_candidate',
  'no_such_card',
  'card_face_up',
  'wrong_type',
  'must_use',
  'not_enough_tokens',
  'not_enough_influence',
  'power_zero',
  'protected',
  'illegal_choice',
  'deck_empty',
  'bad_split',
  'no_such_proposal',
  'too_many_proposals',
  'no_proposal_yet',
] as const
type RefusalCode = (typeof REFUSALS)[number]

export const WORDS = perLanguage<Words>({
  en: async () => (await import('#lib/words/en/titles/evil-robots-influence/words.ts')).words,
  de: async () => (await import('#lib/words/de/titles/evil-robots-influence/words.ts')).words,
})
