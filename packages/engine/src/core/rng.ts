import { chacha20 } from '@noble/ciphers/chacha.js'
import type { Rng } from './game.ts'

/** An endless stream of random 32-bit words that can be read from any position: word `index`, from 0. */
export interface Stream {
  word(index: number): number
}

const WORDS_A_BLOCK = 16
const BLOCKS_AT_ONCE = 8
const NONCE = new Uint8Array(12)
const ALL_WORDS = 2 ** 32

/** The ChaCha20 key stream (RFC 8439, nonce 0, counter from 0) of a 32-byte key, as little-endian words. */
export function keyStream(key: Uint8Array): Stream {
  const size = WORDS_A_BLOCK * BLOCKS_AT_ONCE
  let chunk = -1
  let words = new DataView(new ArrayBuffer(0))
  return {
    word(index) {
      const wanted = Math.floor(index / size)
      if (wanted !== chunk) {
        const zeros = new Uint8Array(size * 4)
        words = new DataView(chacha20(key, NONCE, zeros, undefined, wanted * BLOCKS_AT_ONCE).buffer)
        chunk = wanted
      }
      return words.getUint32((index % size) * 4, true)
    },
  }
}

/** An `Rng` that counts how far its stream has been read. */
export interface CountedRng extends Rng {
  /** How many words of the stream have been read. */
  readonly drawn: number
}

/** Reads a stream from word `drawn`. */
export function rngFrom(stream: Stream, drawn = 0): CountedRng {
  return new StreamRng(stream, drawn)
}

// A class, since one is made for every move: closures and getters would cost as much as a small move.
class StreamRng implements CountedRng {
  readonly #stream: Stream
  #next: number

  constructor(stream: Stream, drawn: number) {
    this.#stream = stream
    this.#next = drawn
  }

  get drawn(): number {
    return this.#next
  }

  int(below: number): number {
    if (!Number.isInteger(below) || below < 1 || below > ALL_WORDS) throw new Error(`int below 1..2^32, not ${below}`)
    const fair = ALL_WORDS - (ALL_WORDS % below)
    for (;;) {
      const word = this.#stream.word(this.#next++)
      if (word < fair) return word % below
    }
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[this.int(from.length)]
    if (picked === undefined) throw new Error('picked a hole')
    return picked
  }

  shuffle<T>(list: T[]): void {
    fisherYates(list, (below) => this.int(below))
  }
}

function fisherYates<T>(list: T[], int: (below: number) => number): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = int(last + 1)
    const held = list[last]
    const chosen = list[other]
    if (held === undefined || chosen === undefined) throw new Error('shuffled a list with holes')
    list[last] = chosen
    list[other] = held
  }
}

/** A separate generator for a bot, a sample or a test, never for a match. */
export function rngOf(seed: string): CountedRng {
  return rngFrom(keyStream(keyOf(seed)))
}

/** A key for tests and for generators that protect nothing: it mixes the seed's characters and isn't strong. */
export function keyOf(seed: string): Uint8Array {
  const key = new Uint8Array(32)
  for (let at = 0; at < seed.length; at++) {
    key[at % 32] = (key[at % 32] ?? 0) * 31 + seed.charCodeAt(at) + at
  }
  return key
}
