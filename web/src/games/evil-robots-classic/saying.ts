import type {
  Decisions,
  Event,
  SeenConversion,
  SeenFrame,
  SeenPhase,
  View,
} from '@robot-night/engine/games/evil-robots-classic'
import type { Said } from '#lib/stage/telling.ts'
import type { AskOf, Reader } from '#lib/table/title.ts'
import { saidOf, toldTo } from './log.ts'
import type { BarWords } from './words/asking.ts'
import type { Told } from './words/telling.ts'
import { WORDS } from './words/words.ts'

type Ask = AskOf<Decisions>

/** Who reads the bar, and what there is to be said. */
export interface Moment {
  view: View
  asks: Ask | null
  /** What is being shown, if it has the bar to itself. */
  showing: Event | null
}

/** The words of the bar: what is shown, what I am asked, or what the table waits for. */
export function sayingOf(reader: Reader, { view, asks, showing }: Moment): Said {
  if (showing) return saidOf(showing, reader)
  return asks ? askedOf(asks, view, reader) : waitingOf(view, reader)
}

/** The question, to whom it is put. */
function askedOf(asks: Ask, view: View, reader: Reader): Said {
  const { bar } = WORDS.in(reader.language)
  const told = toldTo(reader)
  switch (asks.kind) {
    case 'turn':
      return bar.yourTurn
    case 'passTurn':
      return asks.prompt.mustPass && !reader.isCovered
        ? { ...bar.yourPassTurn, detail: bar.mustPass }
        : bar.yourPassTurn
    case 'callOrder':
      return bar.yourOrder(view.called)
    case 'passOrder':
      return bar.yourTie
    case 'answer':
      return bar.yourAnswer(asks.prompt.conversion, told)
    case 'react':
      return { ...reactingOf(view.phase, bar, told), detail: bar.reactAsked }
    case 'lineUp':
      return bar.lineUp
    case 'nextRound':
      return { ...waitingOf(view, reader), detail: bar.nextAsked }
    case 'discuss':
    case 'call':
      return waitingOf(view, reader)
  }
}

/** What the table waits for, by what everybody knows. */
function waitingOf(view: View, reader: Reader): Said {
  const words = WORDS.in(reader.language)
  const { bar, reveal } = words
  const { phase } = view
  const told = toldTo(reader)
  switch (phase.kind) {
    case 'discuss': {
      const isReady = reader.me === null ? null : phase.ready.includes(reader.me)
      return { ...bar.talk, detail: bar.talking(phase.ready.length, view.seats.length, isReady) }
    }
    case 'call': {
      const said = bar.call(phase.call, phase.asked.length)
      return phase.answered ? { ...said, detail: bar.callAnswered } : said
    }
    case 'turn':
      return bar.turnOf(told.who(view.turn?.seat ?? 0))
    case 'passTurn':
      return bar.passTurnOf(told.who(view.turn?.seat ?? 0))
    case 'callOrder':
      return bar.orderOf(told.who(phase.seat), view.called)
    case 'passOrder':
      return bar.tieOf(told.who(phase.seat))
    case 'answer':
    case 'react':
      return chainOf(phase, bar, told)
    case 'lineUp':
      return { ...bar.lineUp, detail: phase.answer ? bar.reactSent : bar.lineUpOthers }
    case 'nextRound':
      return {
        title: leadOf(view, reader) ?? reveal.winner(phase.result, view.round),
        detail: reveal.waitingNext(phase.ready.length, view.seats.length),
      }
    case 'over':
      return overOf(phase, view.round, reader)
  }
}

/** Who leads, once anybody has a point; the reader comes first. */
function leadOf({ seats }: View, { me, language, players }: Reader): string | null {
  const most = Math.max(...seats.map(({ score }) => score))
  if (most === 0) return null
  const leaders = seats.flatMap(({ score }, seat) => (score === most ? [seat] : []))
  const { you, reveal } = WORDS.in(language)
  const others = leaders.filter((seat) => seat !== me).map((seat) => players[seat]?.name ?? '')
  return reveal.leader(leaders.length > others.length ? [you, ...others] : others, most)
}

type Chained = Extract<SeenPhase, { kind: 'answer' | 'react' }>

function chainOf(phase: Chained, bar: BarWords, told: Told): Said {
  const isSent = phase.wish !== null || (phase.kind === 'answer' && phase.reply !== null)
  const top = phase.stack.at(-1)
  const said =
    phase.kind === 'answer' && top
      ? bar.answerOf(conversionOf(top), told)
      : { ...reactingOf(phase, bar, told), detail: bar.reactOthers }
  return isSent ? { ...said, detail: bar.reactSent } : said
}

function reactingOf(phase: SeenPhase, bar: BarWords, told: Told): Said {
  const top = phase.kind === 'answer' || phase.kind === 'react' ? phase.stack.at(-1) : undefined
  if (!top) throw new Error(`a conversion to react to, not ${phase.kind}`)
  return bar.react(conversionOf(top), top.claim, told)
}

const conversionOf = ({ via, instigator, target, shown }: SeenFrame): SeenConversion => ({
  via,
  instigator,
  target,
  allegiance: shown,
})

function overOf({ winners }: Extract<SeenPhase, { kind: 'over' }>, round: number, reader: Reader): Said {
  const { over } = WORDS.in(reader.language)
  const won = winners.map((seat) => toldTo(reader).who(seat))
  const [only] = won
  const title = won.length === 1 && only ? over.won(only) : over.shared(won.map(({ name }) => name))
  return { title, detail: over.finished(round) }
}
