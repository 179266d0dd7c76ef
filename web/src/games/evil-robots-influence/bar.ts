import type { View } from '@robot-night/engine/games/evil-robots-influence'
import { whoHas, type Who } from '#lib/stage/telling.ts'
import type { Seat } from '#lib/table/scene.ts'
import type { Reader } from '#lib/table/title.ts'
import { moverOf, valueOf } from './parts/facts.ts'
import type { Ask, HalfMadeAnswer } from './halfMadeAnswer.svelte.ts'
import type { BarWords, Lines } from './words/table.ts'
import { WORDS } from './words/words.ts'

interface Moment {
  view: View
  making: Pick<HalfMadeAnswer, 'asks'>
  /** What is being shown, in words. */
  showing: Lines | null
  /** What the turn in the making says of itself. */
  own: Lines | null
}

/** The words of the bar: what is shown, what I am asked, or what the table waits for. */
export function barOf(reader: Reader, { view, making: { asks }, showing, own }: Moment): Lines {
  if (showing && !asks) return showing
  return own ?? (asks ? askedOf(asks, view, reader) : waitingOf(view, reader))
}

const whoIn =
  (reader: Reader) =>
  (seat: Seat): Who =>
    whoHas(seat, reader, WORDS.in(reader.language).you)

/** The question, to whom it is put. */
export function askedOf(asks: Ask, view: View, reader: Reader): Lines {
  const { bar } = WORDS.in(reader.language).table
  const who = whoIn(reader)
  switch (asks.kind) {
    case 'claim':
      return { title: bar.claim(valueOf(asks.prompt.card)), detail: claimHow(view, bar) }
    case 'offer':
      return { title: bar.offer(valueOf(asks.prompt.card), who(asks.prompt.dealer)), detail: bar.offerHow }
    case 'pick':
      return { title: bar.pick(valueOf(asks.prompt.card)), detail: bar.pickHow }
    case 'giveZero':
      return { title: bar.giveZero, detail: bar.giveZeroHow }
    case 'turn':
      return { title: bar.turn, detail: bar.turnHow(asks.prompt.purse.tokens) }
    case 'cardChoice':
      return { title: bar.choice, detail: bar.choiceHow }
    case 'reveal':
      return { title: bar.reveal, detail: bar.revealHow }
    case 'split':
      return { title: bar.split(asks.prompt.pot), detail: bar.splitHow }
    case 'endgame':
      return { title: bar.endgame, detail: bar.endgameHow }
    case 'retain':
      return { title: bar.retain, detail: bar.retainHow }
    case 'path':
      return { title: bar.path, detail: bar.pathHow }
  }
}

/** The first card of a round brings more than itself. */
const claimHow = ({ order }: View, bar: BarWords): string => (order.length === 0 ? bar.claimFirst : bar.claimHow)

/** What the table waits for, by what everybody knows, and what I have said to it. */
export function waitingOf(view: View, reader: Reader): Lines {
  const { bar } = WORDS.in(reader.language).table
  const { phase, me } = view
  const mover = moverOf(view)
  const who = whoIn(reader)
  const card = view.stack[0] ? valueOf(view.stack[0]) : 0
  switch (phase.kind) {
    case 'claim':
      return { title: bar.claim(card), detail: claimSaid(view, reader) }
    case 'offer':
      return {
        title: me.viewer === phase.dealer ? bar.offersTo(who(phase.dealer), phase.asked.length) : bar.offersWatch(card),
        detail: offerSaid(view, reader),
      }
    case 'pick':
      return {
        title: bar.picking(who(phase.dealer), card),
        detail: bar.offers(phase.offers.map(({ seat, amount }) => ({ who: who(seat), amount }))),
      }
    case 'giveZero':
      return { title: bar.giving(who(phase.dealer)), detail: bar.givingHow }
    case 'turn':
      return {
        title: phase.extra ? bar.extraTurnOf(who(phase.seat)) : bar.turnOf(who(phase.seat)),
        detail: bar.turnWatch(view.seats[phase.seat]?.tokens ?? 0),
      }
    case 'cardChoice':
      return { title: bar.choosing(who(mover ?? phase.seat)), detail: bar.choosingHow }
    case 'reveal':
      return { title: bar.revealOf(who(phase.seat)), detail: bar.revealWatch }
    case 'split':
      return { title: bar.splitting, detail: bar.splittingHow }
    case 'endgame':
      return { title: bar.endgameWatch, detail: bar.sealed }
    case 'retain':
      return { title: bar.retainWatch, detail: bar.sealed }
    case 'path':
      return { title: bar.choosingPath, detail: bar.choosingPathHow }
    case 'over':
      return { title: bar.over(phase.winners.map(who)), detail: bar.overHow }
  }
}

function claimSaid(view: View, { me, language }: Reader): string {
  const { bar } = WORDS.in(language).table
  const { sealed } = view.me
  if (sealed?.kind === 'claim') return sealed.raise ? bar.raised : bar.left
  if (me === null) return view.order.length === 0 ? bar.claimFirst : bar.claimWatch
  return view.seats[me]?.power ? bar.hasPower : bar.claimDealer
}

function offerSaid({ phase, me }: View, { language }: Reader): string {
  const { bar } = WORDS.in(language).table
  if (me.sealed?.kind === 'offer') return bar.offered(me.sealed.amount)
  return phase.kind === 'offer' && me.viewer === phase.dealer ? bar.offersWait : bar.offerHow
}
