import { WORDS } from '../../table/words.ts'
import type { Move, Title } from '../titles/Title.ts'
import { button, type Visitor } from './Visitor.ts'

/** For the others to move, with all that is shown of it. */
const PATIENCE_MS = 120_000

/** For a question that is on its way. */
const MOMENT_MS = 3000

/** What is being shown is skipped once nothing has come for so many looks. */
const SKIP_EVERY = 5

/** Does what the page offers until something is so, or the match is over. Gives how many answers were pressed. */
export async function plays(visitor: Visitor, title: Title, isSo: () => boolean = () => false): Promise<number> {
  let answers = 0
  for (;;) {
    const move = await next(visitor, title, isSo)
    if (move === null) return answers
    if ((await tried(visitor, move)) && !move.isAside) answers += 1
  }
}

/** What is shown may be skipped in every title. */
const movesOf = (visitor: Visitor, title: Title): readonly Move[] => [
  { when: button(WORDS.en.room.skip), isAside: true },
  ...title.moves(visitor),
]

/** The question that lies before somebody, as the move that answers it; null: nothing comes for now. */
export async function offered(visitor: Visitor, title: Title): Promise<Move | null> {
  const moves = movesOf(visitor, title)
  const all = moves.map(({ when }) => when)
  let looks = 0
  const look = async (): Promise<Move | null> => {
    const move = moves[await visitor.choose(all)]
    if (move?.isAside) await tried(visitor, move)
    else if (move) return move
    else if (++looks % SKIP_EVERY === 0) await visitor.key('Escape')
    return null
  }
  return visitor.until('something to do', look, MOMENT_MS).catch(() => null)
}

/** Answers what lies before somebody, if anything does. */
export async function playsOnce(visitor: Visitor, title: Title): Promise<void> {
  const move = await offered(visitor, title)
  if (move) await tried(visitor, move)
}

export const make = (visitor: Visitor, { when, how }: Move): Promise<unknown> =>
  how ? how(visitor) : visitor.press({ ...when, isEnabled: true }, 3000)

/** The next move there is; null once something is so, or at the end. What is still being shown is skipped. */
async function next(visitor: Visitor, title: Title, isSo: () => boolean): Promise<Move | null> {
  const moves = movesOf(visitor, title)
  const all = [title.ended, ...moves.map(({ when }) => when)]
  let looks = 0
  const look = async (): Promise<{ move: Move | null } | null> => {
    if (isSo()) return { move: null }
    const chosen = await visitor.choose(all)
    if (chosen >= 0) return { move: moves[chosen - 1] ?? null }
    if (++looks % SKIP_EVERY === 0) await visitor.key('Escape')
    return null
  }
  return (await visitor.until('something to do', look, PATIENCE_MS)).move
}

/** What is offered may be gone just before it is pressed: then it was not. */
async function tried(visitor: Visitor, move: Move): Promise<boolean> {
  try {
    await make(visitor, move)
    return true
  } catch {
    return false
  }
}
