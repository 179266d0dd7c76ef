/** A frame that has only a line or two to say, px. */
export const SHORT = 240

/** How high a frame of this width wants to be, px: for what a table shows, the same from the lobby to the end. */
export function frameHeight(width: number): number {
  return Math.round(Math.min(680, Math.max(560, 225 + 0.6 * width)))
}
