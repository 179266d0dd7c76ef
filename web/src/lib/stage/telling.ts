import type { LogLine, Player, Reader } from '../table/title.ts'
import type { Seat } from '../table/scene.ts'

/** Somebody a sentence is about. `name` is to stand at its beginning: the reader is "You". */
export interface Who {
  name: string
  isMe: boolean
}
export type Bits = LogLine['bits']
/** What the bar says. */
export interface Said {
  title: string
  detail: string
}

interface Kinded {
  kind: string
}
/** What is said about each kind of event. */
export type PerEvent<E extends Kinded, Told, T> = {
  [K in E['kind']]: (event: Extract<E, { kind: K }>, told: Told) => T
}

/** Kind and event belong together, which a look-up by kind alone doesn't tell the compiler. */
export function sentence<E extends Kinded, K extends E['kind'], Told, T>(
  table: PerEvent<E, Told, T>,
  event: Extract<E, { kind: K }>,
  told: Told,
): T {
  const say: (event: Extract<E, { kind: K }>, told: Told) => T = table[event.kind]
  return say(event, told)
}

/** The sentences about one event as lines of the log. `about`: the keys of what they point at, with spaces between. */
export function logLines(sentences: readonly Bits[], seat: Seat | null, about = ''): LogLine[] {
  return sentences.map((bits) => ({
    seat,
    bits: bits.filter((bit) => bit !== ''),
    ...(about === '' ? {} : { about }),
  }))
}

/** What is said of the log aloud, where its own sentences aren't. */
export interface AloudWords {
  /** Instead of what was dealt: it is not called by name. */
  covered: string
  /** By the kind of a question: that the clock has answered it, and how, unless an event tells of it. */
  byClock: Readonly<Record<string, string>>
}

/** Sentences as they are heard, after what the clock has done in the reader's place. */
export function heardAs(sentences: readonly string[], { byClock }: AloudWords, { timedOut }: Reader): string {
  const before = timedOut === undefined ? undefined : byClock[timedOut]
  return [before, ...sentences].filter(Boolean).join(' ')
}
/** The lines of one event as they are heard: as many as one can take in. The log has them all. */
export function heardOf(lines: readonly LogLine[]): string[] {
  const all = lines.map(({ bits }) => plain(bits))
  return all.filter((_, at) => at === 0 || wordsIn(all.slice(0, at + 1)) <= MOST_WORDS)
}
const MOST_WORDS = 25
const wordsIn = (sentences: readonly string[]): number => sentences.join(' ').split(' ').length

/** What a line of the log points at when it is tapped: somebody at the table. */
export const seatKey = (holder: Seat | string): string => `seat-${holder}`
/** Whether it is among what is pointed at now. */
export const isMarked = (about: string | null, key: string): boolean => about?.split(' ').includes(key) ?? false

/** How a sentence calls who has a seat. */
export function whoHas(seat: Seat, { players, me }: Pick<Reader, 'players' | 'me'>, you: string): Who {
  const isMe = seat === me
  return { name: isMe ? you : nameOf(players[seat]), isMe }
}
const nameOf = (player: Player | undefined): string => player?.name ?? '?'

export const strong = (text: string | number): { strong: string } => ({ strong: String(text) })
export const plain = (bits: Bits): string => bits.map((bit) => (typeof bit === 'string' ? bit : bit.strong)).join('')
export const none: readonly Bits[] = []
