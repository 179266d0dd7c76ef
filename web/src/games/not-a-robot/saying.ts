import type { Decisions, Entry, View } from '@robot-night/engine/games/not-a-robot'
import type { Said, Who } from '#lib/stage/telling.ts'
import type { Seat } from '#lib/table/scene.ts'
import type { AskOf, Reader } from '#lib/table/title.ts'
import type { BarWords, Count } from './words/table.ts'
import { WORDS } from './words/words.ts'

/** What there is to be said. */
export interface Moment {
  view: View
  asks: AskOf<Decisions> | null
  /** The end of a round is being shown. */
  isShowing: boolean
}
type Told = Omit<Reader, 'view'>

/** The words of the bar: whose move it is, what I may do, whom the table waits for. The same for a Human and a Robot. */
export function sayingOf(reader: Told, { view, asks, isShowing }: Moment): Said {
  const say = new Saying(reader, view)
  const { phase } = view
  if (isShowing) return say.bar.showing(view.rounds.at(-1)?.ending.count ? 'vote' : 'guess')
  switch (phase.kind) {
    case 'associate':
      return say.associate(phase, asks !== null)
    case 'review':
      return say.review(phase.answered, asks !== null)
    case 'call':
      return view.me.stayed
        ? { ...say.bar.call(say.who(phase.asker)), detail: say.bar.stayed }
        : say.bar.call(say.who(phase.asker))
    case 'guess':
      return asks ? say.bar.guess : say.bar.guessOf(say.who(phase.seat))
    case 'explain':
      return say.explain(phase.entry, asks !== null)
    case 'debate':
      return { title: say.bar.debate, detail: say.bar.ready(say.count(phase.ready), say.hasMe(phase.ready)) }
    case 'vote':
      return say.vote(phase.voted, asks !== null)
    case 'result':
      return say.result(phase.continued)
    case 'over':
      return { title: say.bar.over, detail: '' }
  }
}

class Saying {
  readonly bar: BarWords
  readonly #reader: Told
  readonly #view: View

  constructor(reader: Told, view: View) {
    this.bar = WORDS.in(reader.language).table.bar
    this.#reader = reader
    this.#view = view
  }

  who(seat: Seat): Who {
    const { me, language } = this.#reader
    return { name: seat === me ? WORDS.in(language).you : this.#name(seat), isMe: seat === me }
  }
  count(done: readonly Seat[]): Count {
    return { done: done.length, all: this.#view.seats }
  }
  hasMe(seats: readonly Seat[]): boolean {
    return this.#reader.me !== null && seats.includes(this.#reader.me)
  }

  associate({ asked, again }: { asked: readonly Seat[]; again: boolean }, isAsked: boolean): Said {
    const { list, struck } = this.#view
    const { me } = this.#reader
    const spoken = this.bar.spoken({ done: list.length, all: this.#view.seats })
    if (isAsked && me !== null) {
      const lost = again ? struck.findLast(({ seat }) => seat === me) : undefined
      const title = again ? this.bar.wordAgain(this.#name(me)) : this.bar.word(this.#name(me))
      return { title, detail: lost ? this.bar.struckYours(lost.word) : this.bar.wordHow }
    }
    const owing = asked.filter((seat) => !list.some((entry) => entry.seat === seat))
    const mine = list.find(({ seat }) => seat === me)?.word
    const detail = me === null ? this.bar.watchWords : mine ? this.bar.yourWord(mine) : spoken
    return { title: this.bar.owing(this.#names(owing)), detail }
  }

  review(answered: readonly Seat[], isAsked: boolean): Said {
    if (isAsked)
      return { title: this.bar.review, detail: this.bar.reviewHow(Math.floor((this.#view.seats - 1) / 2) + 1) }
    return {
      title: this.#waiting(answered),
      detail: this.#reader.me === null ? this.bar.watchReview : this.bar.reviewWait,
    }
  }

  explain(entry: number, isAsked: boolean): Said {
    const at: Entry | undefined = this.#view.list[entry - 1]
    const word = at?.word ?? null
    if (isAsked) return { title: this.bar.explain(word), detail: this.bar.explainHow }
    const detail = this.bar.answer(this.#view.answer ?? 0, { done: entry, all: this.#view.list.length })
    return { title: this.bar.explains(this.who(at?.seat ?? 0), word), detail }
  }

  vote(voted: readonly Seat[], isAsked: boolean): Said {
    if (isAsked) return { title: this.bar.vote, detail: this.bar.voted(this.count(voted)) }
    const detail = this.hasMe(voted) ? this.bar.voteIn : this.bar.voted(this.count(voted))
    return { title: this.#waiting(voted), detail }
  }

  result(continued: readonly Seat[]): Said {
    const { rounds, round, options } = this.#view
    const ending = rounds.at(-1)?.ending
    const title = ending ? this.bar.won(round, ending.winner, ending.robot !== 'server') : ''
    const count = this.count(continued)
    return { title, detail: round === options.rounds ? this.bar.last(count) : this.bar.next(count) }
  }

  #waiting(done: readonly Seat[]): string {
    const seats = Array.from({ length: this.#view.seats }, (_, seat) => seat)
    return this.bar.waiting(this.#names(seats.filter((seat) => !done.includes(seat))))
  }
  #names(seats: readonly Seat[]): string[] {
    return seats.map((seat) => this.#name(seat))
  }
  #name(seat: Seat): string {
    return this.#reader.players[seat]?.name ?? '?'
  }
}
