import type { Component } from 'svelte'
import type { LivePace } from '@robot-night/engine'
import type { Awaited, Clocked, Outcome, Refusal, Seat, Shapes } from './scene.ts'
import type { Drawer } from './drawer.ts'
import type { Language } from '../words/language.ts'

/** Somebody at the table, by seat. */
export interface Player {
  seat: Seat
  name: string
  /** Which of the nine robots, and its hue. */
  robot: number
  presence: 'here' | 'away' | 'bot'
  /** A bot moves for them until they are back. */
  botPlays: boolean
}

/** The question before a seat, kind and prompt belonging together. */
export type AskOf<Q extends Shapes['Decisions']> = {
  [K in keyof Q & string]: { kind: K; prompt: Q[K]['prompt'] }
}[keyof Q & string]
/** An answer, kind and action belonging together. */
export type AnswerOf<Q extends Shapes['Decisions']> = {
  [K in keyof Q & string]: { kind: K; action: Q[K]['action'] }
}[keyof Q & string]

/** What a screen is told with a view. */
export interface News<E> {
  n: number
  events: readonly E[]
  /** This is another moment of the match, not the next: what was lived through before says nothing about it. */
  isLeap?: boolean
}

/** What a title's screen is given. It shows this and nothing else; it never works out what is legal. */
export interface ScreenProps<G extends Shapes> {
  view: G['View']
  /** The viewer's seat; null: a watcher. */
  me: Seat | null
  /** By seat. */
  players: readonly Player[]
  asks: AskOf<G['Decisions']> | null
  offers: readonly AskOf<G['Offers']>[]
  awaits: readonly Awaited[]
  clocks: readonly Clocked[]
  outcome: Outcome | null
  /** The match is over, by its rules (then there is an outcome) or because it was ended: once all is shown, the shell draws the action bar. */
  isEnded: boolean
  /** The latest frame's events, to be shown in motion; `n` grows with each frame, so that a new frame is known as new. Old ones at first paint are not in it. */
  news: News<G['Event']>
  /** All that this viewer was told of the match, the latest with it: for what lies on the table and is in no view. */
  heard: readonly G['Event'][]
  /** Hands and whatever is secret lie face down until they are pressed. */
  isCovered: boolean
  /** The room's pace: what is shown takes as long as it leaves time for. Where a turn is days, it is as with no clock. */
  pace: LivePace
  /** What a log line that was pointed at is about, in the title's own keys; marked for a moment. */
  about: string | null
  /** No line to the room at present: what is sent waits until it is back. */
  isOffline: boolean
  /** Keeps what is half made over a reload; absent: nowhere. */
  drawer?: Drawer
  language: Language
  /** Sends an answer to the question asked; resolves with the room's refusal or null when it was done. */
  answer(answer: AnswerOf<G['Decisions']>): Promise<Refusal | null>
  offer(answer: AnswerOf<G['Offers']>): Promise<Refusal | null>
  /** The screen begins or ends to show what has happened; until then neither the log nor the bar tells the end of it. */
  onshowing(isShowing: boolean): void
  /** The room's clock now, ms since 1970. */
  now(): number
}

/** A line of the log as data; the words are the title's. `seat`: whose robot stands before it; `bits`: plain text and things to stress; `about`: what on the table it can point at, in the title's own keys. */
export interface LogLine {
  seat: Seat | null
  bits: readonly (string | { strong: string })[]
  about?: string
}

/** For whom the log is written. `isCovered`: their secrets are not called by name. `view`: the table as they see it now. */
export interface Reader {
  players: readonly Player[]
  me: Seat | null
  language: Language
  isCovered?: boolean
  view?: object
  /** The question that the clock has just answered for this reader, by its kind. */
  timedOut?: string
}

/**
 * Written as a method, and its props spelled out by `Pick`, so that a screen made for one title's shapes passes for one
 * of `Shapes`: TypeScript then compares them part by part.
 */
type Shown<P extends object> = { show(...given: Parameters<Component<P>>): ReturnType<Component<P>> }['show']

/** The whole table below the top bar: table, my things, action bar. */
export type TitleScreen = Shown<Pick<ScreenProps<Shapes>, keyof ScreenProps<Shapes>>>

/** What it is called, and what it is in a line. */
export interface TitleWords {
  name: string
  line: string
}

/** What a page knows of a title before anything else of it is loaded: what `games/<id>/title.ts` exports. */
export interface TitleFacts {
  seats: { min: number; max: number }
  minutes: string
  /** Secrets lie covered until pressed where the room leaves it to the title. */
  isCovered?: true
  /** The address of its picture. */
  tile: string
  words: Readonly<Record<Language, TitleWords>>
}

/** What a title says: what `games/<id>/index.ts` exports as default. */
export interface TitleWording {
  /** What is said in a language has to be fetched before anything below is used in it. */
  fetchWords(language: Language): Promise<void>
  /** Is this a kind of event that it has words for? A room that is newer than this page may tell others. */
  knows(kind: string, language: Language): boolean
  /** Sentences for what was told, in its order; an event may have none, or several, and several events one. */
  log(events: readonly { kind: string }[], told: Reader): LogLine[]
  /** The same for who hears the table, in few words: no more than 25 for an event, and 60 for the battles of a round. A deal is told with what was dealt to them, or that it lies covered. */
  aloud(events: readonly { kind: string }[], told: Reader): string
  /** What the reader is told where the clock has answered a question of this kind for them: a whole sentence. */
  byClock(kind: string, language: Language): string | undefined
  /** Which chapter of its how-to page fits what is on, counted from 0, by the kind of its view’s phase. */
  chapters?: Readonly<Record<string, number>>
  /** Whether the talk is the game just now, so that its last word is to be on the screen. Absent: it never is. */
  talks?(view: object): boolean
}
/** A title may have a lesson, to be tried where its rules are read: what `games/<id>/lesson/index.ts` exports as default. */
export interface TitleLesson {
  fetchWords(language: Language): Promise<void>
  lesson: Component
}
/** The web folder of one title. */
export type TitleFolder = { id: string; isCovered: boolean } & TitleWording

export interface OptionChoice {
  value: string | number | boolean
  label: string
  /** Offered from so many seats on. */
  seats?: number
}
/** One option as the host sets it and guests read it: `lib/words/<language>/titles/<id>/options.ts` exports them, and a lobby fetches nothing else. */
export interface OptionWords {
  key: string
  label: string
  hint: string
  choices: readonly OptionChoice[]
  /** How a value is shown that is none of the choices: where the title takes any others. */
  other?: { label: string; picture(value: string): Promise<string> }
  /** Where a value can be looked at more closely. */
  link?: { label: string; href(value: string): string }
}
