import type { Target } from '@robot-night/engine/games/cardbot-derby'
import type { AloudWords, Said } from '#lib/stage/telling.ts'
import { perLanguage } from '#lib/words/perLanguage.ts'
import type * as asking from './asking.ts'
import type { PerEvent, Sentences, Sitting, Who } from './telling.ts'

/** Every sentence of the title. English and German both have all of it, or do not compile. */
export interface Words {
  you: string
  robot: {
    /** `number`: where there are several. */
    drone(number: number | null): string
    /** Who has two robots. */
    numbered(who: Sitting, nth: number): string
  }
  round(round: number): string
  target: Readonly<Record<Target, string>>
  /** A word each, to stand on a card. */
  commands: Readonly<Record<Command, string>>
  /** What lies on this board. */
  legend: Readonly<Record<'title' | 'belt' | 'portal' | 'tar' | 'ice' | 'turntable' | 'wall' | 'gate', string>>
  board: asking.BoardWords
  tape: asking.TapeWords
  race: asking.RaceWords
  mine: asking.MineWords
  caption: asking.CaptionWords
  ask: asking.AskWords
  waiting: asking.WaitingWords
  show: asking.ShowWords
  over: asking.OverWords
  /** By code. What the room says for every title is not among them. */
  refusals: Readonly<Record<RefusalCode, string>> & { other: string }
  /** What the bar says while something is shown. */
  now: PerEvent<Said>
  log: Sentences
  aloud: AloudWords & {
    /** What was drawn for a robot, in its order. */
    drew(robot: Who, cards: readonly string[]): string
  }
}

export const COMMANDS = ['move', 'right', 'spin', 'left', 'about'] as const
export type Command = (typeof COMMANDS)[number]

/** The title's own codes, in the order of the rules' table. */
export const REFUSALS = ['bad_robot', 'wrong_card_count', 'duplicate_card', 'card_not_drawn', 'bad_direction'] as const
type RefusalCode = (typeof REFUSALS)[number]

export const WORDS = perLanguage<Words>({
  en: async () => (await import('#lib/words/en/titles/cardbot-derby/words.ts')).words,
  de: async () => (await import('#lib/words/de/titles/cardbot-derby/words.ts')).words,
})
