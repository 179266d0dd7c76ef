import type { LogLine, Reader, TitleWording } from '../table/title.ts'
import type { Eye, Film } from './film.ts'

/** A line of the log, and in which moment it was told. */
export interface Dated {
  line: LogLine
  moment: number
}

/** The log up to a moment as one eye reads it. A line belongs to the moment whose events tell it. */
export class Lines {
  readonly #film: Film
  readonly #log: TitleWording['log']
  #counted: { eye: Eye; language: string; upTo: number[] } | null = null

  constructor(film: Film, log: TitleWording['log']) {
    this.#film = film
    this.#log = log
  }

  upTo(moment: number, eye: Eye, reader: Reader): Dated[] {
    const counts = this.#counts(moment, eye, reader)
    let at = 0
    return this.#log(this.#film.writtenTo(moment, eye), reader).map((line, number) => {
      while (at < moment && number >= (counts[at] ?? 0)) at += 1
      return { line, moment: at }
    })
  }

  /** How many lines there are up to each moment. */
  #counts(moment: number, eye: Eye, reader: Reader): readonly number[] {
    const { language } = reader
    if (this.#counted?.eye !== eye || this.#counted.language !== language) this.#counted = { eye, language, upTo: [] }
    const { upTo } = this.#counted
    while (upTo.length <= moment) {
      const told = this.#log(this.#film.written(upTo.length, eye), reader)
      upTo.push((upTo.at(-1) ?? 0) + told.length)
    }
    return upTo
  }
}
