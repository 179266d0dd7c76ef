import type { Allegiance, Moment, Power, Robot, RobotType, Showed } from '@robot-night/engine/games/evil-robots-classic'
import type { AloudWords, Bits, Said, Who } from '#lib/stage/telling.ts'
import { perLanguage } from '#lib/words/perLanguage.ts'
import type * as asking from './asking.ts'
import type { EventOf, PerEvent, Sentences, Told } from './telling.ts'

/** Every sentence of the title. English and German both have all of it, or do not compile. */
export interface Words {
  you: string
  /** The extra robot: a name that goes without an article. */
  npc: { name: string; text: string }
  round(round: number): string
  goal(target: number): string
  /** What is printed on the cards; their names are the same everywhere. */
  robots: Readonly<Record<Robot, string>>
  types: Readonly<Record<RobotType, { name: string; when: string }>>
  sides: Readonly<Record<Allegiance, string>>
  phases: Readonly<Record<'talk' | 'turns' | 'pass' | 'reveal', string>>
  cards: {
    mine: string
    robot: string
    power: string
    coin: string
    /** Opens what one's own robot alone has to choose. */
    extras: string
    /** Hold to peek: what is done by hand, and by key. */
    peek: string
    show: string
    cover: string
    opened: string
    /** Said after what lies covered. */
    covered: string
    powerOf(power: Power): string
    levelOf(level: number): string
    thing(showed: Showed): string
    /** Of a coin that was shown: when, and whether it has been flipped since. */
    shownAt(when: Moment): string
    flippedSince: string
    flipped: string
    nobodyPasses: string
  }
  /** For who hears the table: a robot in the ring, and what is known of it. */
  seat(who: Who, facts: readonly string[]): string
  chips: asking.ChipWords
  talk: asking.TalkWords
  call: asking.CallWords
  orders: asking.OrderWords
  turn: asking.TurnWords
  chain: asking.ChainWords
  pass: asking.PassWords
  reveal: asking.RevealWords
  bar: asking.BarWords
  over: {
    slogan: string
    won(who: Who): string
    shared(names: readonly string[]): string
    roundCap: string
    finished(round: number): string
    place(place: number): string
    points(points: number): string
    lastRound: string
  }
  /** By code. What the room says for every title is not among them. */
  refusals: Readonly<Record<RefusalCode, string>> & { other: string }
  /** What the bar says while something is shown. */
  now: PerEvent<Said>
  log: Sentences
  aloud: AloudWords
  /** The same of a private show, for a reader whose secrets are covered: not what it was. */
  coveredShow: {
    now(event: EventOf<'showed'>, told: Told): Said
    log(event: EventOf<'showed'>, told: Told): Bits
  }
}

/** The title's own codes, in the order of the rules' table. */
export const REFUSALS = [
  'bad_recipient',
  'cannot_cheat',
  'bad_show',
  'not_your_level',
  'bad_proof',
  'no_robot_action',
  'must_pass',
  'nothing_to_copy',
  'bad_copy',
  'bad_target',
  'bad_target_count',
  'bad_allegiance',
  'self_conversion_barred',
  'locked_allegiance',
  'secret_not_allowed',
  'no_reaction_card',
  'reaction_illegal',
  'bad_answer',
  'bad_order',
  'dial_fixed',
] as const
type RefusalCode = (typeof REFUSALS)[number]

export const WORDS = perLanguage<Words>({
  en: async () => (await import('#lib/words/en/titles/evil-robots-classic/words.ts')).words,
  de: async () => (await import('#lib/words/de/titles/evil-robots-classic/words.ts')).words,
})
