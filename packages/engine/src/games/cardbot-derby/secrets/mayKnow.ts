import type { Viewer } from '../../../core/game.ts'
import type { Robot, State } from '../shapes.ts'

/** Section 7, said once more and apart from the view: the secrecy checks hold the view against it. */
export function mayKnow({ phase, round, robots, race }: Readonly<State>, viewer: Viewer): unknown {
  const isOver = phase.kind === 'over'
  return {
    ...{ phase, round, race },
    robots: robots.map(openly),
    own: robots.map((own) => (own.seat === viewer ? [own.drawn, own.draft, own.program] : null)),
    piles: isOver ? robots.map(({ pile }) => pile) : null,
  }
}

/** CD-1: of a pile its size, to its owner too. */
const openly = ({ at, facing, entry, next, seat, suit, touched, reached, pile, program }: Robot) => ({
  ...{ at, facing, entry, next, seat, suit, touched, reached },
  left: pile.length,
  isReady: program !== null,
})
