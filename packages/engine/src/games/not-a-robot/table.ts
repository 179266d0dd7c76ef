import type { Seat, Table } from '../../core/game.ts'
import { GRID, ROUNDS_OF_A_DECK } from './material.ts'
import { OTHER_SIDE, pictureId, type Picture, type PictureId } from './pictures.ts'
import type { Entry, EntryNumber, Holder, NotARobot, Phase, Role, State } from './shapes.ts'

export type NarTable = Table<NotARobot>

export const seatsOf = ({ seats }: Readonly<State>): Seat[] => [...Array(seats).keys()]

export function roleOf({ roles }: Readonly<State>, seat: Seat): Role {
  const role = roles[seat]
  if (!role) throw new Error(`a seat from 0 to ${roles.length - 1}, not ${seat}`)
  return role
}

/** NAR-002: who has the Robot card. */
export function holderOf({ roles }: Readonly<Pick<State, 'roles'>>): Holder {
  const seat = roles.indexOf('robot')
  return seat < 0 ? 'server' : seat
}

export function entryAt({ list }: Readonly<State>, entry: EntryNumber): Entry {
  const found = list[entry - 1]
  if (!found) throw new Error(`an entry from 1 to ${list.length}, not ${entry}`)
  return found
}

/** 0: this seat has none. */
export const entryOf = ({ list }: Readonly<Pick<State, 'list'>>, seat: Seat): EntryNumber =>
  list.findIndex((each) => each.seat === seat) + 1

/** The nine on the table: places 1 to 9 (NAR-105). */
export function gridOf({ deck, round }: Readonly<State>): Picture[] {
  const from = ((round - 1) % ROUNDS_OF_A_DECK) * GRID
  return deck.slice(from, from + GRID).map(({ card, side }) => ({ card, side }))
}

export function answerPicture(state: Readonly<State>): Picture {
  const picture = gridOf(state)[state.answer - 1]
  if (!picture) throw new Error(`a place from 1 to ${GRID}, not ${state.answer}`)
  return picture
}

/** NAR-103: every picture that this match has shown. */
export function shownPictures({ deck, round }: Readonly<State>): PictureId[] {
  const before = round > ROUNDS_OF_A_DECK ? deck.map(turned) : []
  const gone = round < 1 ? 0 : (((round - 1) % ROUNDS_OF_A_DECK) + 1) * GRID
  return [...before, ...deck.slice(0, gone)].map(pictureId)
}

export const turned = ({ card, side }: Picture): Picture => ({ card, side: OTHER_SIDE[side] })

export const scoresOf = ({ seats, rounds }: Readonly<Pick<State, 'seats' | 'rounds'>>): number[] =>
  Array.from({ length: seats }, (_, seat) =>
    rounds.reduce((sum, { ending }) => sum + (ending.points[seat]?.total ?? 0), 0),
  )

/** The phase that is on, which must be this one. */
export function phaseOf<K extends Phase['kind']>({ phase }: Readonly<State>, kind: K): Extract<Phase, { kind: K }> {
  if (!isPhase(phase, kind)) throw new Error(`phase ${kind}, not ${phase.kind}`)
  return phase
}

const isPhase = <K extends Phase['kind']>(phase: Phase, kind: K): phase is Extract<Phase, { kind: K }> =>
  phase.kind === kind
