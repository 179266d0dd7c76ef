import type { Strength } from '@robot-night/engine/games/robot-revolution'
import type { AloudWords, Said, Who } from '#lib/stage/telling.ts'
import { perLanguage } from '#lib/words/perLanguage.ts'
import type { EventOf, PerEvent, Sentences, Told } from './telling.ts'

export type Kind = 'mulligan' | 'faceUp' | 'noble' | 'faceDown'

export interface Words {
  you: string
  aloud: AloudWords & {
    /** Everybody has cut a card. */
    cut(event: EventOf<'cut'>, told: Told): string
    /** Before the battles of a round, and each of them in a few words. */
    battles: string
    battle(event: EventOf<'battle'>, told: Told): string
  }
  battlefield(number: number): string
  table: string
  hand: string
  emptyHand: string
  handOf(who: Who): string
  cardsInHand(count: number): string
  generals(count: number): string
  generalsOf(left: number, all: number): string
  marker: string
  round(number: number): string
  deck: string
  discards: string
  wonOnce: string
  holds(who: Who): string
  noCardHere: string
  nothingHere: string
  nobodyLeads: string
  rankAndFile(bonus: number): string
  sharedCode(bonus: number): string
  rankAndFileShort(bonus: number): string
  sharedCodeShort(bonus: number): string
  wouldBe: string
  hiddenToo: string
  onlyYouSee: string
  fallenIn(round: number): string
  youFell(round: number): string
  /** One side in a few words: "Jonas 12 and a hidden card". */
  side(who: Who, strength: Strength, has: { hidden: boolean; cards: boolean }): string
  /** `would`: what a card laid here would make; null where that is covered. */
  target(battlefield: number, sides: readonly string[], would: number | null): string
  tab(battlefield: number, leader: string | null): string

  ask: {
    keep: string
    takeNew: string
    pass: string
    undo: string
    putBack: string
    playOn(battlefield: number): string
    layOn(battlefield: number): string
    layDown: string
    swap: string
    mulligan: Said
    faceUp: Said
    noble: Said
    faceDown(laid: number, count: number): Said
    /** `null`: a card that lies covered. */
    lifted(card: string | null): string
    makes(card: string, battlefield: number, total: number): string
    comesFirst(card: string, battlefield: number): string
    chip(number: number, rank: string | null, battlefield: number | null): string
    /** Hold to peek: what is done by hand, and by key. */
    look: string
    cover: string
    show: string
    chips: string
    refused: string
  }
  waiting(who: Who, kind: Kind): Said
  over: {
    slogan: string
    won(who: Who): string
    draw(names: readonly string[]): string
    roundLimit: string
    finished(round: number): string
    place(place: number): string
    breakthroughs(count: number): string
    generalsLeft(count: number): string
    fell(round: number): string
    generals: string
    yours: string
    redLine: string
    hands: string
    emptyHand: string
  }
  stamp: Readonly<Record<EventOf<'battle'>['outcome'], string>>
  /** What the bar says while something is shown. */
  now: PerEvent<Said>
  log: Sentences
}

export const WORDS = perLanguage<Words>({
  en: async () => (await import('#lib/words/en/titles/robot-revolution/words.ts')).words,
  de: async () => (await import('#lib/words/de/titles/robot-revolution/words.ts')).words,
})
