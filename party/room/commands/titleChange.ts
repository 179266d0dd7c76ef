import type { Chair } from '@robot-night/protocol'
import { note } from '../talk/tableTalk.ts'
import { movedTo, vacated, withoutSeat } from '../people/seating.ts'
import { chairAt, withChair } from '../state/seats.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { withTicketsMoved } from '../state/tickets.ts'
import { withoutWhispers } from '../talk/whispers.ts'

interface Change {
  title: string
  /** Chairs that sit the next match out: the title takes fewer. */
  out?: readonly Chair[] | undefined
}

/** Another title for the next match. Nobody is lost: who has no chair in a smaller one is moved up, or sits out as the host chose. */
export function setTitle(room: Room, { title: id, out = [] }: Change, at: Moment): Step {
  if (room.facts.stage === 'playing') return refuse(room, { code: 'wrong_stage' })
  const game = at.titles.find((title) => title.id === id)
  if (!game) return refuse(room, { code: 'no_such_title' })
  const { max } = game.seats
  const isWrong = out.some((chair) => chair === room.facts.host || chairAt(room, chair).kind === 'free')
  if (isWrong) return refuse(room, { code: 'no_such_chair' })
  const staying = takenChairs(room).filter((chair) => !out.includes(chair))
  if (staying.length > max) return refuse(room, { code: 'too_many_seats', takes: max })
  const seatless = [...new Set(out)].reduce((step, chair) => then(step, satOut(step.room, chair, at)), done(room))
  const moving = staying.filter((chair) => chair >= max)
  const seated = moving.reduce((step, chair) => then(step, movedUp(step.room, chair)), seatless)
  const facts = { ...seated.room.facts, title: id, options: game.options.usual }
  return { ...seated, room: { ...seated.room, facts } }
}

const then = (first: Step, second: Step): Step => ({ ...second, closing: [...first.closing, ...second.closing] })

const takenChairs = ({ facts }: Room): Chair[] =>
  [...facts.chairs.keys()].filter((chair) => facts.chairs[chair]?.kind !== 'free')

function satOut(room: Room, chair: Chair, at: Moment): Step {
  const state = chairAt(room, chair)
  const name = state.kind === 'free' ? '' : state.name
  const step = vacated(room, chair, 'seatChanged')
  return { ...step, room: note(step.room, { note: state.kind === 'bot' ? 'botLeft' : 'satOut', chair, name }, at.now) }
}

/** To the first free chair: with name and points, and as the host, on all their devices, and with what these offer. */
function movedUp(room: Room, from: Chair): Step {
  const state = chairAt(room, from)
  const to = room.facts.chairs.findIndex(({ kind }) => kind === 'free')
  const gone = withoutSeat(withoutWhispers(withChair(withChair(room, from, { kind: 'free' }), to, state), from), from)
  const theirs = room.devices.filter(({ chair }) => chair === from).map(({ hash }) => hash)
  const devices = gone.devices.map((device) => (device.chair === from ? { ...device, chair: to } : device))
  const host = gone.facts.host === from ? to : gone.facts.host
  const there = withTicketsMoved({ ...gone, devices, facts: { ...gone.facts, host } }, from, to)
  return movedTo(there, theirs, 'seatChanged')
}
