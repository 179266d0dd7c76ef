import type { Heard } from '@robot-night/protocol'
import type { RoomLink } from '#lib/net/room.svelte.ts'
import type { Status } from '#lib/net/line.ts'
import type { Table } from '#lib/net/world.ts'
import type { LogLine, News, TitleFolder } from '#lib/table/title.ts'
import type { Language } from '#lib/words/language.ts'
import { withClock } from '#lib/stage/withClock.ts'
import { settledLines } from './lines.ts'
import { CLAIMS_SHOWN } from '../parts.ts'
import { getContext, setContext } from 'svelte'
import { isCovered } from '../standing.ts'

/** How long a thing stays pointed at, ms. */
const POINTED = 2000

interface Given {
  link: RoomLink
  folder: TitleFolder | null
  language: Language
}

/** What is on the table, and as much of the log as the screen has shown so far. */
export class Telling {
  readonly atTable: { table: Table; folder: TitleFolder } | null
  /** What a newer room tells, and this page has no picture of, a screen does without. */
  readonly news: News<Heard>
  readonly lines: readonly LogLine[]
  /** The match is over, and the screen has shown how; or it was ended, and there is nothing more to show. */
  readonly isOver: boolean
  /** How many lines of the log came while we were away. */
  readonly missed: number
  readonly lost: Extract<Status, { kind: 'reconnecting' }> | null
  /** The line stands, and no socket carries it. */
  readonly isStreamed: boolean
  /** What on the table a line of the log was asked about just now, in the title's own key. */
  about: string | null = $state(null)
  readonly #given: () => Given
  #written: LogLine[] = []
  #pointing: ReturnType<typeof setTimeout> | undefined
  /** Events before this one have been shown; null: all of them. */
  #shownTo: number | null = $state(null)

  constructor(given: () => Given) {
    this.#given = given
    this.atTable = $derived.by(() => {
      const { room, table } = given().link.world
      const folder = this.#folder
      return room.stage !== 'lobby' && table && folder ? { table, folder } : null
    })
    this.news = $derived.by(() => {
      const { table, folder } = this.atTable ?? {}
      const { n, events } = table?.news ?? { n: 0, events: [] }
      return { n, events: events.filter(({ kind }) => folder?.knows(kind, given().language)) }
    })
    this.lines = $derived(this.#linesUpTo(this.#shownTo))
    this.missed = $derived.by(() => this.#linesOf(given().link.missed?.events ?? []).length)
    this.isOver = $derived.by(() => {
      const { stage, match } = given().link.world.room
      return stage === 'over' && (this.#shownTo === null || (match !== null && match.ended !== null))
    })
    this.isStreamed = $derived.by(() => {
      const { status } = given().link
      return status.kind === 'live' && status.isStreamed === true
    })
    this.lost = $derived.by(() => {
      const { status, isLost } = given().link
      return isLost && status.kind === 'reconnecting' ? status : null
    })
  }

  get link(): RoomLink {
    return this.#given().link
  }

  get language(): Language {
    return this.#given().language
  }

  /** The screen begins or ends to show what has happened. */
  readonly showing = (isShowing: boolean): void => {
    const { log, news } = this.#given().link.world.table ?? { log: [], news: { events: [] } }
    this.#shownTo = isShowing ? (this.#shownTo ?? log.length - news.events.length) : null
  }

  readonly pointAt = (about: string): void => {
    clearTimeout(this.#pointing)
    this.about = about
    this.#pointing = setTimeout(() => (this.about = null), POINTED)
  }

  /** Dealt right after a change of title, the folder at hand may still be that of the title before. */
  get #folder(): TitleFolder | null {
    const { link, folder } = this.#given()
    return folder?.id === link.world.room.match?.title ? folder : null
  }

  #linesUpTo(shownTo: number | null): LogLine[] {
    const { log, timedOut } = this.#given().link.world.table ?? { log: [], timedOut: [] }
    const shown = withClock(log.slice(0, shownTo ?? log.length), timedOut)
    this.#written = settledLines(this.#written, this.#linesOf(shown))
    return this.#written
  }

  #linesOf(events: readonly Heard[]): LogLine[] {
    const { link, language } = this.#given()
    const { table, me, room } = link.world
    const folder = this.#folder
    if (!table || !folder) return []
    const reader = {
      players: link.players,
      me: me.seat,
      language,
      isCovered: isCovered(room, folder),
      view: table.scene.view,
    }
    const shown = CLAIMS_SHOWN.it
    if (!shown) return folder.log(events, reader)
    return shown.logWithClaims(folder, { events, claims: shown.claimsHeard(link.talking.lines, room.match) }, reader)
  }
}

const KEY = Symbol('telling')

/** For a title's page, which lies below the room. */
export const setTelling = (telling: Telling): Telling => setContext(KEY, telling)
export const getTelling = (): Telling => getContext<Telling>(KEY)
