import {
  boardOf,
  type Board,
  type Feature,
  type RobotIndex,
  type SeenRobot,
  type Square,
} from '@robot-night/engine/games/cardbot-derby'
import { whoHas } from '#lib/stage/telling.ts'
import type { Seat } from '#lib/table/scene.ts'
import type { Reader } from '#lib/table/title.ts'
import type { Place, Sitting, Told, Who } from './words/telling.ts'
import { WORDS } from './words/words.ts'

/** Who reads, and what of the table a sentence needs to know: whose robots run, and on which board. */
export type Watching = Omit<Reader, 'view'> & {
  view: { robots: readonly Pick<SeenRobot, 'seat'>[]; options: { board: string } }
}

export function toldTo(reader: Watching): Told {
  const board = boardOf(reader.view.options.board)
  return {
    who: (robot) => whoIs(robot, reader),
    seat: (seat) => sittingAt(seat, reader),
    place: (square) => placeAt(square, board),
  }
}

export const sittingAt = (seat: Seat, reader: Reader): Sitting => whoHas(seat, reader, WORDS.in(reader.language).you)

/** A robot is called by its seat; numbered where the seat has two. Drones have no seat. */
export function whoIs(robot: RobotIndex, { view, ...reader }: Watching): Who {
  const words = WORDS.in(reader.language).robot
  const seat = view.robots[robot]?.seat ?? null
  const alike = view.robots.flatMap((each, at) => (each.seat === seat ? [at] : []))
  const nth = alike.length > 1 ? alike.indexOf(robot) + 1 : null
  if (seat === null) return { name: words.drone(nth), isMe: false, isMine: false, plate: null, isDrone: true }
  const { name, isMe } = sittingAt(seat, reader)
  if (nth === null) return { name, isMe, isMine: isMe, plate: null, isDrone: false }
  return { name: words.numbered({ name, isMe }, nth), isMe: false, isMine: isMe, plate: nth, isDrone: false }
}

const PLACES = { belt: 'belt', teleport: 'portal', sticky: 'tar', slippery: 'ice', turntable: 'turntable' } as const

function placeAt(square: Square, { features }: Pick<Board, 'features'>): Place | null {
  const feature: Feature | undefined = features[square]
  if (!feature || feature.kind === 'plain') return null
  return feature.kind === 'target' ? feature.target : PLACES[feature.kind]
}
