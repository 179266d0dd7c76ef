import type { GenericSchema } from 'valibot'
import type { BoldMove, RevealedRound } from './lookingBack.ts'
import type { LIVE_PACES, PACES } from './paces.ts'

/** A place at the table, counted from 0 in playing order. */
export type Seat = number
export type Viewer = Seat | 'spectator'
export type LivePace = (typeof LIVE_PACES)[number]
export type Pace = (typeof PACES)[number]
/** Who gave an answer: a person, the clock for a silent person, or a bot. */
export type By = 'player' | 'clock' | 'bot'

/** What a seat is asked, and what it may answer. */
interface Question {
  prompt: object
  action: object
}

/** The types of a title. Each title declares one interface of this form and is a `GameDefinition` of it. */
export interface Shapes {
  State: { phase: { kind: string } }
  /** What the table waits for: questions and their answers. */
  Decisions: Record<string, Question>
  /** What else a seat may do: a show, a draft, a standing order. Nobody waits for it, and no clock runs. */
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
  /** The form of the action. It's strict, so unknown fields are refused. */
  schema: GenericSchema<unknown, Q['action']>
  /**
   * Cleans typed text before it's stored: called once, when it comes in, and never for a stored move. So a release may
   * clean text differently, and old matches stay the same. Absent: stored as it is.
   */
  entered?(action: Q['action']): Q['action']
  /** Knows nothing but the prompt, so a refusal can't give away what another seat holds. */
  refuse(prompt: Q['prompt'], action: Q['action']): Refusal | null
  /** The same for a stored move, whose text may be from another release. Absent: `refuse`. */
  refuseKept?(prompt: Q['prompt'], action: Q['action']): Refusal | null
  /** Any legal action, for random play. */
  sample(prompt: Q['prompt'], rng: Rng): Q['action']
  /** Changes `table.state`, a private copy, and sends events. */
  resolve(table: Table<G>, seat: Seat, action: Q['action']): void
}

export interface DecisionRules<G extends Shapes, Q extends Question> extends Answering<G, Q> {
  /** Every seat that is asked this in this phase, by public facts only; the prompt is null once the seat has answered. A seat has at most one open prompt, over all kinds. */
  asked(state: Readonly<G['State']>): { seat: Seat; prompt: Q['prompt'] | null }[]
  /** What everyone sees: who has answered, only who was asked, or nothing. */
  shows: 'answered' | 'asked' | 'nothing'
  /** It only says that one has seen or said enough: if time runs out, nothing is decided for anybody. */
  isSignal?: true
  /** For a question to one seat whose default is a legal action. Phases that ask several seats, or have no such default, are in `windows`. */
  single?: { clock(prompt: Q['prompt']): G['Clock']; fallback(prompt: Q['prompt']): Q['action'] }
}

export interface OfferRules<G extends Shapes, Q extends Question> extends Answering<G, Q> {
  open(state: Readonly<G['State']>): { seat: Seat; prompt: Q['prompt'] }[]
}

/**
 * A phase that asks several seats. Answers are noted. The room closes it at the deadline, or once everyone has answered and
 * `least` is over. `close` says what happens to seats that didn't answer.
 */
interface WindowRules<G extends Shapes> {
  clock(state: Readonly<G['State']>): G['Clock']
  close(table: Table<G>): void
}

/** Seconds. `null`: no limit. */
export type Seconds = Readonly<Record<LivePace, number | null>>
export interface ClockRule {
  limit: Seconds
  /** If somebody is asked for the first time in the match, time isn't up before this; see `FIRST_MOVE`. */
  first?: Seconds
  /** It starts this long after the beat, so that people can watch what happened. */
  lead?: Seconds
  /** A window isn't closed before this. */
  least?: Seconds
  /** When a seat has finished, the others have at least this long. */
  floor?: Seconds
  /** Once a person has finished, the others have exactly this long, regardless of the limit; not before the clock has started. */
  rush?: Seconds
  /** Once all but one of two others or more have finished, and everybody sees that, the last has so long at the most. */
  last?: Seconds
  /** If turns take days: the part of a turn that this lasts. Absent: all of it. */
  turn?: number
}

/** What `resolve`, `close` and `begin` work on. */
export interface Table<G extends Shapes> {
  state: G['State']
  rng: Rng
  /** Who answered: for events, never for the rules. */
  by: By
  /** Everyone hears it. An event must share no list or object with the state. */
  tell(event: G['Event']): void
  /** `to` hear `event`; everyone else hears `rest`, or nothing. */
  whisper(to: readonly Seat[], event: G['Event'], rest?: G['Event']): void
}

/** A bot's answer to one question. Null: nothing for now; it's asked again when its view has changed. */
interface Thinker<G extends Shapes, Q extends Question> {
  (view: G['View'], prompt: Q['prompt'], rng: Rng): Q['action'] | null
}
/** Written as a method so that a title's definition passes for one of `Shapes`, as its other functions do. */
type Bot<G extends Shapes, Q extends Question> = {
  think(...given: Parameters<Thinker<G, Q>>): ReturnType<Thinker<G, Q>>
}['think']

/** Something said at the table in a set phrase: a claim, or one of the title's own lines. */
export type Saying =
  | { claim: { kind: string; value: string } }
  /** `who` and `what` it's about: a seat, and something public by its name in the title's own terms. */
  | { line: string; who?: Seat; what?: string }
export interface Heard {
  seat: Seat
  /** How many phases ago; 0: in this one. */
  ago: number
  said: Saying
}

/** How many tin robots may speak, drawn by lot; and how many seconds after the phase began, from and to. */
export interface Occasion {
  speakers: number
  pause: readonly [number, number]
}

/** What tin robots say to the table by themselves. It's talk, like claims: no rule knows about it. */
export interface Remarks<G extends Shapes> {
  /** The lines, as plain English for clients without words of their own. `{who}` is a name, `{what}` what it's about. */
  lines: Readonly<Record<string, string>>
  /** Whether tin robots may speak in this phase. It gets the watchers' view, so that depends on public facts only. */
  occasion(view: G['View']): Occasion | null
  /** What the bot of this view says, or null. `heard`: what was said in set phrases in this match, the oldest first. */
  say(view: G['View'], heard: readonly Heard[], rng: Rng): Saying | null
}

export interface GameDefinition<G extends Shapes> {
  id: string
  /** Raised when the same moves no longer lead to the same match. */
  version: number
  seats: { min: number; max: number }
  options: {
    schema: GenericSchema<unknown, G['Options']>
    usual: G['Options']
    /** Makes today's options of those that an earlier version kept. Matches go on with the options they were dealt with. */
    renewed?(options: object): object
    refuse(options: G['Options'], seats: number): Refusal | null
  }
  setup(seats: number, options: G['Options']): G['State']
  begin(table: Table<G>): void
  /**
   * The copy that `resolve` and `close` may change. It may share parts with the state that no rule ever changes in place.
   * Absent: a deep copy.
   */
  copy?(state: Readonly<G['State']>): G['State']
  clocks: Readonly<Record<G['Clock'], ClockRule>>
  decisions: { [K in Kind<G>]: DecisionRules<G, G['Decisions'][K]> }
  offers: { [K in OfferKind<G>]: OfferRules<G, G['Offers'][K]> }
  windows: { [P in PhaseKind<G>]?: WindowRules<G> }
  view(state: Readonly<G['State']>, viewer: Viewer): G['View']
  /** `view` for one viewer after another: parts that several see are made once, and nobody changes them. Absent: each separately. */
  views?(state: Readonly<G['State']>, before?: Before<G>): (viewer: Viewer) => G['View']
  /** What an earlier release of the same version showed instead: records from then verify with this too. Absent: the same. */
  viewBefore?(state: Readonly<G['State']>, viewer: Viewer): G['View']
  outcome(state: Readonly<G['State']>): Outcome | null
  bot: { [K in Kind<G>]: Bot<G, G['Decisions'][K]> } & { [K in OfferKind<G>]: Bot<G, G['Offers'][K]> }
  /** How many seconds a bot waits before it looks, from and to. */
  pause: { [K in Kind<G>]: readonly [number, number] }
  /** A state that would look like this view: view(imagine(v)) = v, with the same question, offers and awaited seats. For bots that search and for secrecy checks; made from the view, so it can't cheat. */
  imagine(view: G['View'], rng: Rng): G['State']
  /** May people whisper now? By public facts only, since everyone is told. Absent: always. */
  whispers?(state: Readonly<G['State']>): boolean
  /**
   * What people can claim with a button in talk: kinds, and the values of each. A claim proves nothing: anyone may make
   * any, no matter what they hold, and no rule knows about it.
   */
  claims?: Readonly<Record<string, readonly string[]>>
  /**
   * The round that a claim made now is about; null: nothing is hidden any more, so there's nothing to claim. It gets the
   * watchers' view, so that it depends on public facts only. Absent: claims belong to no round.
   */
  claimRound?(view: G['View']): number | null
  /**
   * The round that the last of these events shows for what it was, by all that a viewer heard up to it; null: none.
   * Absent: no round ever comes to light.
   */
  revealed?(heard: readonly G['Event'][]): RevealedRound | null
  /**
   * The boldest move of a finished match, by what those who watched heard and see in the end; null: nobody dared
   * anything. Absent: nothing in this title is bold.
   */
  boldest?(heard: readonly G['Event'][], view: G['View']): BoldMove | null
  /** What tin robots say by themselves. Absent: they claim nothing and say nothing. */
  remarks?: Remarks<G>
  /** By kind of question or offer: the field of its action that a person types and everyone can read. Absent: none. */
  typed?: Readonly<Record<string, string>>
  /** Options that the next match in this room takes over. */
  carry?(state: Readonly<G['State']>): Partial<G['Options']>
}

/**
 * An earlier state and its views. A view may reuse what it made of parts that are still the same objects: comparing the
 * two then shows at once that nothing changed there.
 */
export interface Before<G extends Shapes = Shapes> {
  state: Readonly<G['State']>
  view(viewer: Viewer): G['View'] | undefined
}

/** Any title, for the core, the room and the tests. */
export type Game = GameDefinition<Shapes>

/** Best first; seats in one group share the place. `winners` is empty if nobody won, but a drone. */
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
  /** Shuffles in place, every order equally likely. */
  shuffle<T>(list: T[]): void
}

/** An answer counts only in its beat; an offer can be taken in any beat while it's open. */
export type Move =
  | { what: 'answer'; beat: number; seat: Seat; kind: string; action: object; by: By }
  | { what: 'offer'; beat: number; seat: Seat; kind: string; action: object; by: 'player' | 'bot' }
  | { what: 'close'; beat: number }

/**
 * A position in a match. `beat` counts the phases, so that a late answer can be recognised. `drawn` is how many words of
 * the key stream have been read; the key itself belongs to the room and is never in a position.
 */
export interface Position<G extends Shapes = Shapes> {
  state: G['State']
  drawn: number
  beat: number
}

/** An event, as each viewer hears it. If three audiences hear different things, it takes two events. */
export type Told<E = { kind: string }> = { to: 'all'; event: E } | { to: readonly Seat[]; event: E; rest: E | null }
