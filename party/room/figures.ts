/** Ms between two frames to those who watch. */
export const WATCHERS_EVERY = 100
/** How long the code of a room that was cleared away is not given out, ms. */
export const CODE_RESTS = 365 * 24 * 60 * 60 * 1000
/** After something stumbled, ms. */
export const RETRY_AFTER = 5000
/** How much time may bring at once before others have their turn. */
export const DUES_AT_ONCE = 50
