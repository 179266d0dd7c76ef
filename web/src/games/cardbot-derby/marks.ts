import type { RobotIndex, Square } from '@robot-night/engine/games/cardbot-derby'

/** What a line of the log can point at on the table. */
export const robotKey = (robot: RobotIndex): string => `robot-${robot}`
export const squareKey = (square: Square): string => `square-${square}`
