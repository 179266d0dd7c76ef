/** What a line of the log can point at besides robots: the pot, and the Power Cards still to come. */
export const POT_KEY = 'pot'
export const STACK_KEY = 'stack'
