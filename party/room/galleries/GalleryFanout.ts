import type { CloseReason } from '@robot-night/protocol'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { nameOf, type Feed } from './galleryLink.ts'
import type { Known } from '../frames/frames.ts'
import type { PublicText } from '../frames/PublicText.ts'
import type { Room } from '../state/room.ts'
import { base64url } from '../../shell/hashes.ts'

/** Ms until a gallery that could not be reached is tried again; each time longer. */
const AGAIN = 1000
const TRIES = 6

/** What those who watch are told, and what they knew before it and know after. */
export interface PublicFrame {
  /** Null: nobody knows. */
  had: Known | null
  has: Known
  text: PublicText | null
}

/** What is needed of it. */
export type Fanout = Pick<GalleryFanout, 'tell' | 'remind' | 'end' | 'markOf'>

/** Hands each public frame to the galleries of a room, one call for each. The room waits for none of them. */
export class GalleryFanout {
  readonly #namespace: Cloudflare.Env['Gallery']
  /** One each, so that what is sent first arrives first. */
  readonly #stubs = new Map<string, ReturnType<Cloudflare.Env['Gallery']['get']>>()
  /** How often those have failed that may have missed something. */
  readonly #failures = new Map<string, number>()
  readonly #marks = new WeakMap<Known, string>()

  constructor(namespace: Cloudflare.Env['Gallery']) {
    this.#namespace = namespace
  }

  tell(room: Room, { had, has, text }: PublicFrame): void {
    if (room.galleries.length === 0) return
    const [from, to] = [had && this.markOf(had), this.markOf(has)]
    if (text === null && from === to) return
    this.#feed(room, { from, to, text: text && `${text}` })
  }

  /** After waking: those who slept through something start over. */
  remind(room: Room, has: Known): void {
    if (room.galleries.length === 0) return
    const mark = this.markOf(has)
    this.#feed(room, { from: mark, to: mark, text: null })
  }

  end(room: Room, reason: CloseReason): void {
    for (const name of namesOf(room)) {
      this.#end(name, reason, 1)
      this.#failures.delete(name)
    }
  }

  /** Where it is not heard, the next sight that is asked for says the same; but who asks for none would stay. */
  #end(name: string, reason: CloseReason, times: number): void {
    void this.#stub(name)
      .end(reason)
      .catch(() => {
        this.#stubs.delete(name)
        if (times <= TRIES) setTimeout(() => this.#end(name, reason, times + 1), AGAIN * times)
      })
  }

  /** What stands for all that who watches knows. How many they are is told each time, and left out. */
  markOf(has: Known): string {
    const { facts, match, n, line, night } = has
    const mark = this.#marks.get(has) ?? hashOf(JSON.stringify([{ ...facts, watchers: 0 }, match, n, line, night]))
    this.#marks.set(has, mark)
    return mark
  }

  #feed(room: Room, feed: Feed): void {
    for (const name of namesOf(room)) this.#send(name, feed)
  }

  #send(name: string, feed: Feed): void {
    const hasFailed = this.#failures.has(name)
    void this.#stub(name)
      .hear(hasFailed ? { ...feed, from: null } : feed)
      .then(
        () => void this.#failures.delete(name),
        () => this.#failed(name, feed.to),
      )
  }

  /** If nothing else is to be told meanwhile, that something is missing. */
  #failed(name: string, to: string): void {
    const times = (this.#failures.get(name) ?? 0) + 1
    this.#stubs.delete(name)
    this.#failures.set(name, times)
    if (times > TRIES) return
    setTimeout(() => {
      if (this.#failures.get(name) === times) this.#send(name, { from: null, to, text: null })
    }, AGAIN * times)
  }

  #stub(name: string): ReturnType<Cloudflare.Env['Gallery']['get']> {
    const stub = this.#stubs.get(name) ?? this.#namespace.getByName(name)
    this.#stubs.set(name, stub)
    return stub
  }
}

const namesOf = ({ facts, galleries }: Room): string[] =>
  galleries.map(({ number }) => nameOf({ code: facts.code, room: facts.id, number }))

const hashOf = (text: string): string => base64url(sha256(utf8ToBytes(text)).slice(0, 12))
