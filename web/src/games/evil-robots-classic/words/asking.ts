import type {
  Action,
  Allegiance,
  Bonus,
  Call,
  Claim,
  Judged,
  LineUp,
  Ordering,
  Reaction,
  Robot,
  RoundResult,
  SeenConversion,
  Show,
  Status,
} from '@robot-night/engine/games/evil-robots-classic'
import type { Bits, Said, Who } from '#lib/stage/telling.ts'
import type { Told } from './telling.ts'

/** A thing to choose, and what it does. */
export interface Choice {
  name: string
  help: string
}
/** What becomes public of one's own: `newCoin` is the side that one turns to. */
export type Seen = 'robot' | 'power' | 'coin' | 'newCoin'

export interface Preview {
  shown: readonly Seen[]
  perhaps: readonly Seen[]
  hidden: readonly Seen[]
}

/** The Discussion: shows, early Pass, Ready. */
export interface TalkWords {
  title: string
  text: string
  ready: string
  unready: string
  readyCount: string
  passNow: string
  sure: { title: string; text: string; act: string; keep: string }
  show: {
    open: string
    title: string
    what: Readonly<Record<Show['what'], string>>
    /** Under the preview, which stays covered until it is held; the same for everybody. */
    preview: Readonly<Record<Show['what'], Choice>>
    /** CheatBot's, inside that same preview. */
    cheat: Choice
    truth: string
    everyone: string
    some: string
    pick: string
    secret: string
    public: string
    toAll: string
    toSome(names: readonly string[]): string
  }
  known: {
    open: string
    title: string
    none: string
    got(who: Who, thing: string, others: readonly string[]): string
    gave(names: readonly string[], thing: string): string
  }
}

/** The countdown and one's standing orders. */
export interface CallWords {
  isAnyone: string
  call(call: Call): string
  ladder: string
  claimed(names: readonly string[]): string
  nobody: string
  me: string
  notMe: string
  missed: string
  answered: string
  /** A claim as one makes it: shows in what way, and what all will see. */
  way(claim: Claim): Choice
  pickWay: string
}
export interface OrderWords {
  /** In a word. */
  open: string
  title: string
  text: string
  call: Readonly<Record<'auto' | 'manual' | 'at', Choice>>
  about: Readonly<Record<Ordering['about'], Choice>>
  dial(bonus: Bonus): string
  dialFixed(level: number): string
  yes: string
  no: string
  done: string
}

/** The four actions, what each shows, and what it is to be done to. */
export interface TurnWords {
  sees: string
  chip: Readonly<Record<Seen, string>>
  shown(part: Seen): string
  hidden(part: Seen): string
  /** It is shown only if it has to be. */
  perhaps(part: Seen): string
  actions: Readonly<Record<Action['act'], Choice>>
  /** One's robot with its name and deed, once it has been looked at. */
  robotUse: Readonly<Partial<Record<Robot, Choice>>>
  /** Said of the robot action where there is none. */
  noAction: string
  nothingToCopy: string
  noSelf: string
  mustPass: string
  /** In one sentence what everybody will see, before it is confirmed. */
  willSee(seen: Preview): string
  pick: {
    target: Readonly<Record<'convert' | 'PushBot' | 'RandomBot' | 'GroupBot', string>>
    side: string
    copy: string
    shownSide: string
    realSide: string
    secret: string
    truePass: string
    me: string
    back: string
  }
  also: { open: string; title: string; text: string; done: string; count(count: number): string }
  /** On the one button that does it. */
  do: {
    nothing: string
    /** `to`: null while one's own side lies covered. */
    convert(target: string | null, to: Allegiance | null): string
    self(to: Allegiance | null): string
    pass: string
    push(target: string | null, to: Allegiance | null): string
    random(target: string | null): string
    group(targets: readonly string[]): string
    gandalf: string
    copy(robot: Robot | null): string
  }
}

/** A conversion, its answer and its reactions. */
export interface ChainWords {
  declared(conversion: SeenConversion, told: Told): Bits
  newest: string
  claim: Readonly<Record<Judged, string>>
  rebounded: string
  /** A card that has decided it of itself. */
  held: Readonly<Record<'LockBot' | 'SumoBot', string>>
  truth: Readonly<Record<'ok' | 'fail', string>>
  /** BlockBot's two, ForceBot's and DoOverBot's. */
  reactions: Readonly<Record<Reaction, Choice>>
  stayOut: string
  react: string
  noReaction: string
  notNow: string
  sealed: string
  rest(names: readonly string[]): string
  answer: {
    ifFails: string
    ifFailsTo: Readonly<Record<'power' | 'allegiance', Choice>>
    ifSucceeds: string
    truth: string
    lockShow: Choice
    dial: string
    send: string
  }
}

/** The Pass phase. */
export interface PassWords {
  line: string
  excluded: string
  lowest: string
  closed: string
  ways: Readonly<Record<LineUp['as'], Choice>>
  position: string
  showPower: string
  nothing: string
  lineUp: string
  sort: { up(name: string): string; down(name: string): string; place(place: number): string; done: string }
}

/** Everything face up. */
export interface RevealWords {
  /** "Evil wins round 5", or who else does not. */
  winner(result: Pick<RoundResult, 'winner' | 'by'>, round: number): string
  by: Readonly<Record<RoundResult['by'], string>>
  steps: Readonly<Record<'size' | 'highest' | 'total', string>>
  even: string
  leads(side: Allegiance): string
  wins: string
  noTeam: string
  level(level: number): string
  points(win: number, card: number): string
  cardPoints: Readonly<Partial<Record<Robot, string>>>
  lie: string
  caught: string
  nothingCaught: string
  /** All that was not what it seemed: one sentence each. */
  secrets(diary: RoundResult['diary'], told: Told): readonly { about: number | 'npc'; bits: Bits }[]
  score(points: number): string
  scores: string
  leader(names: readonly string[], points: number): string
  goal(target: number): string
  next: string
  waitingNext(ready: number, seats: number): string
}

/** What the bar asks, and what it says to everybody else. */
export interface BarWords {
  talk: Said
  talking(ready: number, seats: number, isReady: boolean | null): string
  call(call: Call, waiting: number): Said
  callAnswered: string
  yourTurn: Said
  yourPassTurn: Said
  mustPass: string
  turnOf(who: Who): Said
  passTurnOf(who: Who): Said
  yourOrder(call: Call | null): Said
  orderOf(who: Who, call: Call | null): Said
  yourTie: Said
  tieOf(who: Who): Said
  yourAnswer(conversion: SeenConversion, told: Told): Said
  answerOf(conversion: SeenConversion, told: Told): Said
  react(conversion: SeenConversion, claim: Judged, told: Told): Said
  reactAsked: string
  reactOthers: string
  reactSent: string
  lineUp: Said
  lineUpOthers: string
  nextAsked: string
  over: Said
}

/** Short words next to a robot in the ring. */
export interface ChipWords {
  status: Readonly<Record<Status, string>>
  passedEarly: string
  ready: string
  turn: string
  queued: string
  next: string
  nothingShown: string
  onlyYou: string
}
