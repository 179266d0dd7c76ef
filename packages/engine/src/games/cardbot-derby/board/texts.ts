export const BOARD_NAMES = ['workshop', 'paternoster', 'carousel', 'funhouse', 'roundhouse', 'turnstile'] as const
export type BoardName = (typeof BOARD_NAMES)[number]

/** CD-16 */
const TEXTS: Readonly<Record<BoardName, string>> = {
  workshop: '..0.1..-s4...6Q-s......-s..J...-s......-K7...5.-..3.2..-ssnnewwe',
  paternoster: '..0.1..-s4...6Q-s.....n-s..J..n-s.....n-K7...5n-..3.2..-ssnnewwe',
  carousel: '6..4.jQ-eeeeeee-0.....1-...J...-3.....2-wwwwwww-Kj.5..7-ewwesnew',
  funhouse: '..0.1..-s4.j.6Q-s..q..n-sk.J.kn-s..q..n-K7.j.5n-..3.2..-ssnnewwe',
  roundhouse: '..0.1..-s4...6Q-s.l.r.n-s..J..n-s.r.l.n-K7...5n-..3.2..-ssnnewwe',
  turnstile: '..0.1..-s4...6Q-s.....n-s..J..n-s.....n-K7...5n-..3.2..-ssnnewwe-21S31S41S51e61E13e43e24N34N44N05e65W',
}

/** The text of one of our boards by its name; any other text as it is. */
export const textOf = (board: string): string => (isBoardName(board) ? TEXTS[board] : board)

export const isBoardName = (board: string): board is BoardName => Object.hasOwn(TEXTS, board)
