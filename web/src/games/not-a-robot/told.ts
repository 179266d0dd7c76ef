import type { Event, EntryNumber, Holder, View } from '@robot-night/engine/games/not-a-robot'
import { whoHas } from '#lib/stage/telling.ts'
import type { Reader } from '#lib/table/title.ts'
import type { Listed, Told } from './words/telling.ts'
import { WORDS } from './words/words.ts'

/** Who reads, and what of the table a sentence needs to know. */
export type Watching = Omit<Reader, 'view'> & { view?: Pick<View, 'list'> }

/** What was known before an event, as far as it was told: a list that has changed since, and whose card is no secret. */
export class Known {
  #list: Listed[]
  #robot: Holder | null = null

  /** `list`: for events that begin in the middle of a round. */
  constructor(list: readonly Listed[]) {
    this.#list = list.map(({ seat, word }) => ({ seat, word }))
  }

  get robot(): Holder | null {
    return this.#robot
  }
  entry(entry: EntryNumber): Listed | null {
    return this.#list[entry - 1] ?? null
  }

  /** What an event tells of the time before it. */
  recall(event: Event): void {
    if (event.kind === 'objectionsShown') this.#list = reviewed(event)
  }

  learn(event: Event): void {
    switch (event.kind) {
      case 'roundStarted':
        this.#list = []
        this.#robot = null
        return
      case 'wordGiven':
      case 'blankGiven':
        this.#list[event.entry - 1] = { seat: event.seat, word: event.kind === 'wordGiven' ? event.word : null }
        return
      case 'objectionsShown':
        this.#list = event.list.map((each) => ({ ...each }))
        return
      case 'robotRevealed':
      case 'guessed':
        this.#robot = event.seat
        return
      case 'cardRevealed':
        if (event.role === 'robot') this.#robot = event.candidate
        return
      case 'rolesShown':
        this.#robot = holderOf(event)
    }
  }
}

/** The list that was reviewed: what has been struck from it stood at its number. */
function reviewed({ list, struck }: Extract<Event, { kind: 'objectionsShown' }>): Listed[] {
  const left = [...list]
  return Array.from({ length: list.length + struck.length }, (_, at) => {
    const gone = struck.find(({ entry }) => entry === at + 1)
    return gone ? { seat: gone.seat, word: gone.word } : left.shift()
  }).filter((each) => each !== undefined)
}

function holderOf({ roles }: Extract<Event, { kind: 'rolesShown' }>): Holder {
  const seat = roles.indexOf('robot')
  return seat < 0 ? 'server' : seat
}

/** What the sentences about the next event are given. */
export function toldTo(reader: Omit<Reader, 'view'>, known: Known): Told {
  const { you } = WORDS.in(reader.language)
  return {
    who: (seat) => whoHas(seat, reader, you),
    entry: (entry) => known.entry(entry),
    robot: known.robot,
  }
}
