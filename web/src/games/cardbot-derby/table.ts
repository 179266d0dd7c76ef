import {
  solo,
  type Board,
  type Options,
  type Placement,
  type RaceEvent,
  type Rank,
  type RobotIndex,
  type SeenRobot,
  type Square,
} from '@robot-night/engine/games/cardbot-derby'
import { isMarked } from '#lib/stage/telling.ts'
import type { Awaited, Clocked, Seat } from '#lib/table/scene.ts'
import type { Player } from '#lib/table/title.ts'
import type { Token } from './board/shapes.ts'
import { robotKey, squareKey } from './marks.ts'
import type { Who } from './words/telling.ts'

/** How robots stand, for the board. */
export function tokensOf(
  robots: readonly Pick<SeenRobot, 'seat'>[],
  stand: readonly Pick<Placement, 'at' | 'facing'>[],
  { whoIs, faceOf }: { whoIs: (robot: RobotIndex) => Who; faceOf: (seat: Seat) => number },
): Token[] {
  return robots.flatMap(({ seat }, robot) => {
    const there = stand[robot]
    if (!there) return []
    const { name, plate, isMine } = whoIs(robot)
    const face = seat === null ? null : faceOf(seat)
    return [{ robot, at: there.at, facing: there.facing, face, plate, name, isMine }]
  })
}

/** What cards do to a robot if nobody interferes, by command. */
export function aloneWith(
  { at, facing, entry, next }: Placement,
  cards: readonly Rank[],
  { board, options }: { board: Board; options: Pick<Options, 'finishOnTarget'> },
): RaceEvent[][] {
  return solo({ board, finishOnTarget: options.finishOnTarget, robots: [{ at, facing, entry, next }] }, cards)
}

/** A person has handed over, so that the fuse burns for all others. */
export function isLit(awaits: readonly Awaited[], players: readonly Player[], clock: Clocked | null): boolean {
  if (!clock || clock.seat !== null) return false
  return awaits.some(({ seat, done }) => {
    const player = players[seat]
    return done === true && player !== undefined && player.presence !== 'bot' && !player.botPlays
  })
}

/** The squares that a line of the log points at, and those of the robots that it points at. */
export function markedOn({ features }: Board, tokens: readonly Token[], about: string | null): Square[] {
  const squares = features.flatMap((_, square) => (isMarked(about, squareKey(square)) ? [square] : []))
  return [...tokens.filter(({ robot }) => isMarked(about, robotKey(robot))).map(({ at }) => at), ...squares]
}
