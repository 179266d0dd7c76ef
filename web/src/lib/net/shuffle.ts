import { announced, type Note } from '@robot-night/engine/fair'
import type { SelfAct, RoomFacts, ShuffleFacts } from '@robot-night/protocol'
import type { Store } from '../kept/store.ts'
import { noted, noteOf } from './shuffleStore.ts'

type Act = Extract<SelfAct, { do: 'throw' | 'reveal' }>

/** What a device needs to take part in shuffles. */
export interface Hand {
  /** Sends; what is sent again is done once. */
  does(act: Act): void
  random(bytes: Uint8Array<ArrayBuffer>): Uint8Array
  /** What outlives the page. */
  store: Store
}

/**
 * This device's hand in the shuffles of a room: it announces a throw of its own before anybody shows theirs, and shows
 * it once the list is closed and it stands there. What it threw is kept, so that its person can be told in the end
 * that it is in the shuffle.
 */
export class ShuffleHand {
  readonly #hand: Hand
  /** What has been sent already: frames come again. */
  #sent = new Set<string>()
  #mine: Note | null = null

  constructor(hand: Hand) {
    this.#hand = hand
  }

  /** The room has told how its shuffle stands. */
  sees({ shuffle }: Pick<RoomFacts, 'shuffle'>, chair: number | null): void {
    const seat = shuffle?.chairs.findIndex((each) => each === chair) ?? -1
    if (!shuffle || chair === null || seat < 0) return
    if (shuffle.throws === null) this.#throw(shuffle, seat)
    else this.#reveal(shuffle, seat)
  }

  #throw({ match, commitment, round }: ShuffleFacts, seat: number): void {
    const note = this.#noteFor({ match, commitment, round, seat }) ?? this.#thrown({ match, commitment, round, seat })
    this.#keep(note)
    this.#does({ do: 'throw', match, round, commitment: announced(commitment, { round, seat }, note.value) })
  }

  #reveal({ match, commitment, round, throws }: ShuffleFacts, seat: number): void {
    const note = this.#noteFor({ match, commitment, round, seat })
    if (!note) return
    const mine = announced(commitment, { round, seat }, note.value)
    // Another device of this seat was first, or ours came too late: then ours stays where it is.
    if (!throws?.some((each) => each.seat === seat && each.commitment === mine)) return
    this.#keep({ ...note, isListed: true })
    this.#does({ do: 'reveal', match, round, value: note.value })
  }

  /** What was thrown for exactly this, perhaps by this page before it was reloaded. */
  #noteFor(wanted: Omit<Note, 'value' | 'isListed'>): Note | null {
    const note = this.#mine ?? noteOf(wanted.match, this.#hand.store)
    const isIt = note?.match === wanted.match && note.commitment === wanted.commitment && note.round === wanted.round
    return isIt && note.seat === wanted.seat ? note : null
  }

  #thrown(about: Omit<Note, 'value' | 'isListed'>): Note {
    return { ...about, value: hex(this.#hand.random(new Uint8Array(32))), isListed: false }
  }

  #keep(note: Note): void {
    this.#mine = note
    noted(note, this.#hand.store)
  }

  #does(act: Act): void {
    const key = `${act.match} ${act.round} ${act.do}`
    if (this.#sent.has(key)) return
    this.#sent.add(key)
    this.#hand.does(act)
  }
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (each) => each.toString(16).padStart(2, '0')).join('')
