import type { CardId, CoinName, Face, Side } from '@robot-night/engine/games/evil-robots-influence'
import type { ActId } from '../asks/acts.ts'
import type { Refusal } from '#lib/table/scene.ts'
import type { Who } from './telling.ts'

export interface TurnSaid {
  title: string
  detail: string
}

/** A coin that is named: whose, which, and what it shows. */
export interface NamedCoin {
  whose: Who
  slot: CoinName['slot']
  face: Face
}
/** What a card is about to be used on. */
export interface Deed {
  card: CardId
  holders: readonly Who[]
  coins: readonly NamedCoin[]
  /** What my shown coin is: a coin is set to it. */
  shown: Face
  /** A face-up card of somebody, to be turned down; or a token, if there is none. */
  taken: { whose: Who; card: string | null } | null
  /** A copied card with what it is used on. */
  copied: { name: string; deed: string } | null
}
/** Of a price: tokens, and how many of them are the Toll-Keeper's surcharge. */
export interface Price {
  due: number
  surcharge: number
}

export interface TurnWords {
  /** A coin's face as a side. */
  faces: Readonly<Record<Face, string>>
  /** The card on that side, while its name is covered. */
  cards: Readonly<Record<Side, string>>
  tokens(count: number): string
  influence(count: number): string
  /** What can be done: all of it, and each in full and in one or two short words. */
  acts: string
  names: Readonly<Record<Exclude<ActId, 'end'>, string>>
  short: Readonly<Record<ActId, string>>
  act: {
    playNamed(name: string): string
    /** What pressing a covered card does. */
    open: string
    endTurn: string
    /** Below "End turn". */
    keeps(tokens: number): string
    pass: string
    back: string
    /** On the one button that does it. */
    use: string
    show: string
    turnTo(coin: NamedCoin | null): string
    changeIt(name: string | null): string
    changeSide: Readonly<Record<Side, string>>
  }
  /** Why something is not to be had, in few words. */
  bar(refusal: Refusal): string
  /** The same in a sentence. */
  barred(reason: string): string
  /** Why a card can only be shown. */
  useless: string
  yourTurn: string
  yourExtraTurn: string
  /** What can be spent, and that what is kept may pay later: said to all alike. */
  purse(tokens: number, hint: { mayReveal: boolean }): string
  /** Costs one token more at power zero. */
  surcharge: string
  yourReveal: string
  revealHint(price: Price): string
  play: {
    use: string
    show: string
    once: string
    /** As long as something is still to be named. */
    costs(price: Price): string
    /** "Pay 1 token: turn Ada’s shown coin to Good." */
    preview(price: Price, deed: string): string
    shown: string
    /** What each step asks for. */
    holder: string
    one: string
    oneOrTwo: string
    coin: string
    twoCoins: string
    copy: string
    take: string
    token(count: number): string
    protected: string
    idleCoin: Readonly<Record<'left' | 'right', string>>
  }
  deed(deed: Deed): string
  any: { title: string; detail: string }
  own: { title: string; detail(coin: NamedCoin, price: Price): string }
  change: { title: string; detail: string; isUp: string }
  mirror: {
    title(whose: Who): string
    detail: string
    saw(whose: Who, face: Face): string
    covered(whose: Who): string
    /** How it is looked at. */
    hold: string
    turn: string
    leave: string
  }
  muse: {
    title: string
    detail: string
    /** 0: the present card. */
    place(at: number): string
    keep(at: number | null): string
    keepNamed(name: string): string
  }
  retain: {
    title: string
    detail: string
    keep: string
    giveBack: string
    send(keep: readonly Side[], of: number): string
    sealed: string
  }
  endgame: {
    title: string
    /** What counts: who has the most, and how much; and the reader, unless they're among those. */
    detail(leaders: readonly string[], most: number, mine: number | null): string
    show: string
    /** Said if it is tried with another card. */
    not: string
    send(sides: readonly Side[]): string
    sealed: string
  }
  /** For one's own facts in a list of robots. */
  me: string
}
