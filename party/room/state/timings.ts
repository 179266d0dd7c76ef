/** Ms between two frames to those who watch. The first goes out at once. */
export const WATCHERS_EVERY = 100
/** The same where they are so many that some of them watch from galleries: each frame is a thousand texts there. */
export const CROWD_EVERY = 500
/** How long the code of a room that was cleared away is not given out, ms. */
export const CODE_RESTS = 365 * 24 * 60 * 60 * 1000
/** After something stumbled, ms. */
export const RETRY_AFTER = 5000
/** How much time may bring at once before others have their turn. */
export const DUES_AT_ONCE = 50
