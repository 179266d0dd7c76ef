import type { GenericSchema } from 'valibot'
import type { LIVE_PACES, PACES } from './paces.ts'

/** A place at the table, counted from 0 in playing order. */
export type Seat = number
export type Viewer = Seat | 'spectator'
export type LivePace = (typeof LIVE_PACES)[number]
export type Pace = (typeof PACES)[number]
/** Who gave an answer: a person, the clock in a silent person's name, or a computer player. */
export type By = 'player' | 'clock' | 'bot'

/** What is put to a seat, and what the seat may say to it. */
interface Question {
  prompt: object
  action: object
}

/** The types a title is made of. A title declares one interface of this form and is `GameDefinition` of it. */
export interface Shapes {
  State: { phase: { kind: string } }
  /** What the table waits for: the question as put, and the answer it takes. */
  Decisions: Record<string, Question>
  /** What a seat may do besides the question it owes: show, draft, standing order. Nobody waits for it, no clock runs. */
  Offers: Record<string, Question>
  Event: { kind: string }
  View: object
  Options: object
  Clock: string
}
export type Kind<G extends Shapes> = keyof G['Decisions'] & string
export type OfferKind<G extends Shapes> = keyof G['Offers'] & string
type PhaseKind<G extends Shapes> = G['State']['phase']['kind']

interface Answering<G extends Shapes, Q extends Question> {
  /** The form of the action; strict, so unknown fields are refused. */
  schema: GenericSchema<unknown, Q['action']>
  /**
   * What of it is kept, where people type: asked once, as it comes in, and never of a move that was kept. So a release
   * may clean typed text in another way, and old matches stay what they were. Absent: all of it, as it is.
   */
  entered?(action: Q['action']): Q['action']
  /** Knows the prompt only, so a refusal cannot tell what another seat holds. */
  refuse(prompt: Q['prompt'], action: Q['action']): Refusal | null
  /** The same of a move that was kept, whose text may have come in under another release. Absent: `refuse`. */
  refuseKept?(prompt: Q['prompt'], action: Q['action']): Refusal | null
  /** Any legal action, for random play. */
  sample(prompt: Q['prompt'], rng: Rng): Q['action']
  /** Changes `table.state`, a private copy, and tells what happened. */
  resolve(table: Table<G>, seat: Seat, action: Q['action']): void
}

export interface DecisionRules<G extends Shapes, Q extends Question> extends Answering<G, Q> {
  /** Everybody this was put to in this phase, by public facts only; prompt is null once the seat has answered. One open prompt a seat, over all kinds. */
  asked(state: Readonly<G['State']>): { seat: Seat; prompt: Q['prompt'] | null }[]
  /** What the table sees of it: who has answered, only who was asked, or nothing at all. */
  shows: 'answered' | 'asked' | 'nothing'
  /** A question put to one seat whose default is a legal action. A phase put to several, or whose default is none, is in `windows`. */
  single?: { clock(prompt: Q['prompt']): G['Clock']; fallback(prompt: Q['prompt']): Q['action'] }
}

export interface OfferRules<G extends Shapes, Q extends Question> extends Answering<G, Q> {
  open(state: Readonly<G['State']>): { seat: Seat; prompt: Q['prompt'] }[]
}

/**
 * A phase put to several seats. Answers are noted; the room closes it when nobody is left to answer and `least` is
 * over, or at the deadline. What the silent ones get is said in `close`.
 */
interface WindowRules<G extends Shapes> {
  clock(state: Readonly<G['State']>): G['Clock']
  close(table: Table<G>): void
}

/** Seconds. `null`: no limit. */
export type Seconds = Readonly<Record<LivePace, number | null>>
export interface ClockRule {
  limit: Seconds
  /** Starts this long after the beat: time to watch what happened. */
  lead?: Seconds
  /** A window is not closed before. */
  least?: Seconds
  /** A seat that has finished leaves the others at least this long. */
  floor?: Seconds
  /** Once a person has finished, the others have exactly this long, whatever the limit; from the clock's start at the earliest. */
  rush?: Seconds
  /** Where a turn is days: how much of one this lasts; absent: all of it. */
  turn?: number
}

/** What `resolve`, `close` and `begin` work on. */
export interface Table<G extends Shapes> {
  state: G['State']
  rng: Rng
  /** Who answered; for events that say so, never for the rules. */
  by: By
  /** Everybody hears it. An event is a value of its own: it shares no list or object with the state. */
  tell(event: G['Event']): void
  /** `to` hear `event`; all others hear `rest`, or nothing. */
  whisper(to: readonly Seat[], event: G['Event'], rest?: G['Event']): void
}

/** A computer player's word on one question. Null: nothing to say for now; asked again when its view has changed. */
interface Thinker<G extends Shapes, Q extends Question> {
  (view: G['View'], prompt: Q['prompt'], rng: Rng): Q['action'] | null
}
/** Written as a method so that a title's definition passes for one of `Shapes`, as its other functions do. */
type Bot<G extends Shapes, Q extends Question> = {
  think(...given: Parameters<Thinker<G, Q>>): ReturnType<Thinker<G, Q>>
}['think']

export interface GameDefinition<G extends Shapes> {
  id: string
  /** Raised when the same moves no longer lead to the same match. */
  version: number
  seats: { min: number; max: number }
  options: {
    schema: GenericSchema<unknown, G['Options']>
    usual: G['Options']
    refuse(options: G['Options'], seats: number): Refusal | null
  }
  setup(seats: number, options: G['Options']): G['State']
  begin(table: Table<G>): void
  /**
   * What `resolve` and `close` may change. It shares with the state only what no rule changes in place, and what is of
   * the same kind may not be changed in place either. Absent: a copy all through.
   */
  copy?(state: Readonly<G['State']>): G['State']
  clocks: Readonly<Record<G['Clock'], ClockRule>>
  decisions: { [K in Kind<G>]: DecisionRules<G, G['Decisions'][K]> }
  offers: { [K in OfferKind<G>]: OfferRules<G, G['Offers'][K]> }
  windows: { [P in PhaseKind<G>]?: WindowRules<G> }
  view(state: Readonly<G['State']>, viewer: Viewer): G['View']
  /** `view` for one viewer after another: what several see alike is made once, and nobody changes it. Absent: each by itself. */
  views?(state: Readonly<G['State']>, before?: Before<G>): (viewer: Viewer) => G['View']
  /** What an earlier release showed instead, where the version stayed: a record from then holds by this too. Absent: the same. */
  viewBefore?(state: Readonly<G['State']>, viewer: Viewer): G['View']
  outcome(state: Readonly<G['State']>): Outcome | null
  bot: { [K in Kind<G>]: Bot<G, G['Decisions'][K]> } & { [K in OfferKind<G>]: Bot<G, G['Offers'][K]> }
  /** Seconds a computer player lets pass before it looks, from and to. */
  pause: { [K in Kind<G>]: readonly [number, number] }
  /** A state that would look like this view: view(imagine(v)) = v, and so with question, offers and whom the table awaits. For searching bots and the secrecy checks; made from the view, so it cannot cheat. */
  imagine(view: G['View'], rng: Rng): G['State']
  /** May people whisper to each other now? By public knowledge alone: all are told. Absent: always. */
  whispers?(state: Readonly<G['State']>): boolean
  /**
   * What people may claim by a button, in talk: kinds, and the values of each. Words, never proof: anybody may claim
   * any of it, whatever they hold, and no rule knows of it.
   */
  claims?: Readonly<Record<string, readonly string[]>>
  /** By kind of question or offer: the field of its action that a person types, and all may read. Absent: there is none. */
  typed?: Readonly<Record<string, string>>
  /** Options that a next match in the same room takes over. */
  carry?(state: Readonly<G['State']>): Partial<G['Options']>
}

/**
 * An earlier state, and what was shown of it. A view may hand on what was made of parts that have stayed the same
 * objects: anyone who compares the two then sees at once that nothing changed there.
 */
export interface Before<G extends Shapes = Shapes> {
  state: Readonly<G['State']>
  view(viewer: Viewer): G['View'] | undefined
}

/** Any title, as the core, the room and the tests handle it. */
export type Game = GameDefinition<Shapes>

/** Best first; sharing a group is sharing the place. Nobody may have won (a drone did): then winners is empty. */
export interface Outcome {
  places: readonly (readonly Seat[])[]
  winners: readonly Seat[]
  scores?: readonly number[]
}
export interface Refusal {
  code: string
  [detail: string]: string | number
}
export interface Rng {
  /** A whole number from 0 up to but not including `below` (1 to 2^32), each equally likely. */
  int(below: number): number
  pick<T>(from: readonly T[]): T
  /** In place, every order equally likely. */
  shuffle<T>(list: T[]): void
}

/** An answer counts in its beat; an offer is taken in any beat in which it is open. */
export type Move =
  | { what: 'answer'; beat: number; seat: Seat; kind: string; action: object; by: By }
  | { what: 'offer'; beat: number; seat: Seat; kind: string; action: object; by: 'player' | 'bot' }
  | { what: 'close'; beat: number }

/**
 * Where a match stands. `beat` counts the phases begun, so a late answer is known as late. `drawn` is how many words
 * of the key stream have been read; the key itself is the room's and never in a position.
 */
export interface Position<G extends Shapes = Shapes> {
  state: G['State']
  drawn: number
  beat: number
}

/** One thing that happened, as each viewer hears it. What three audiences hear differently is two events. */
export type Told<E = { kind: string }> = { to: 'all'; event: E } | { to: readonly Seat[]; event: E; rest: E | null }
