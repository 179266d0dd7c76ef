import type { Decisions, View } from '@robot-night/engine/games/cardbot-derby'
import type { Said } from '#lib/stage/telling.ts'
import type { AskOf } from '#lib/table/title.ts'
import { saidOf } from './log.ts'
import { sittingAt, whoIs, type Watching } from './told.ts'
import type { Sitting, Tellable } from './words/telling.ts'
import { WORDS } from './words/words.ts'

type Ask = AskOf<Decisions>
type Reading = Omit<Watching, 'view'> & { view: View }

/** What the bar is about. */
export interface Moment {
  asks: Ask | null
  /** What is shown just now: until it is over nothing is asked. */
  showing: Tellable | null
  /** The card that is lifted, by name. */
  lifted: string | null
  /** A clock runs for this question; `isRushed`: because somebody has handed over. */
  isTimed: boolean
  isRushed: boolean
}

/** The words of the bar: what is shown, what I am asked, or whom the table waits for. */
export function sayingOf(reader: Reading, moment: Moment): Said {
  if (moment.showing) return saidOf(moment.showing, reader)
  return moment.asks ? askedOf(moment.asks, reader, moment) : waitingOf(reader)
}

function askedOf(asks: Ask, reader: Reading, { lifted, isTimed, isRushed }: Moment): Said {
  const { ask } = WORDS.in(reader.language)
  if (asks.kind === 'ping') {
    const said = ask.ping(whoIs(asks.prompt.pinged, reader), asks.prompt.sides[0])
    return isTimed ? said : { ...said, detail: ask.pingUntimed }
  }
  if (lifted !== null) return ask.picked(lifted)
  if (isRushed) return ask.rush
  const drawn = reader.view.options.drawCount
  return drawn === 5 ? ask.program : { ...ask.program, detail: ask.spareToo(drawn) }
}

/** What the table waits for, by what everybody knows. */
function waitingOf(reader: Reading): Said {
  const { view, language } = reader
  const { waiting } = WORDS.in(language)
  const { phase } = view
  switch (phase.kind) {
    case 'choose': {
      const open = openSeats(reader)
      return isDone(view) ? waiting.handedOver(open) : waiting.programming(open)
    }
    case 'ping':
      return waiting.ping(sittingAt(phase.seat, reader), whoIs(phase.pinged, reader))
    case 'over':
      return overOf(reader)
  }
}

/** Everyone with a robot that still waits for its program. */
function openSeats(reader: Reading): Sitting[] {
  const open = reader.view.robots.flatMap(({ seat, hasProgram }) => (seat === null || hasProgram ? [] : [seat]))
  return [...new Set(open)].map((seat) => sittingAt(seat, reader))
}

const isDone = ({ own }: View): boolean => own.length > 0 && own.every(({ program }) => program !== null)

function overOf(reader: Reading): Said {
  return { title: wonIn(reader), detail: WORDS.in(reader.language).over.when(reader.view.round) }
}

/** Who has won the derby. */
export function wonIn(reader: Reading): string {
  const { over } = WORDS.in(reader.language)
  const { phase } = reader.view
  if (phase.kind !== 'over') throw new Error(`nobody has won while the table is at ${phase.kind}`)
  const winners = (phase.places[0] ?? []).map((seat) => sittingAt(seat, reader))
  const [only, ...others] = winners
  if (!only || phase.result === 'droneWin') return over.drone
  return others.length === 0 ? over.won(only) : over.shared(winners.map(({ name }) => name))
}
