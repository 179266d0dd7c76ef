/** A frame that has only a line or two to say, px. */
export const SHORT = 240
/** WordPress grants no more, px. */
export const HIGHEST = 1000

/** How high a frame of this width wants to be, px: as much as most of what a table shows needs. */
export function frameHeight(width: number): number {
  return Math.round(Math.min(680, Math.max(560, 225 + 0.6 * width)))
}
