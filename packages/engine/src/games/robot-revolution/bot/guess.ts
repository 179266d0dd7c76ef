import type { Rng } from '../../../core/game.ts'
import { strength } from '../strength.ts'
import type { CardId } from '../shapes.ts'
import type { Rival, Seen } from './table.ts'

/** What the rivals might bring to one battlefield: the strength of the best of them, and whether it has a hold there. */
export interface Threat {
  total: number
  hold: boolean
  /** No rival is the best alone, so none wins there (RR-51). */
  tied: boolean
}

const GUESSES = 40

/** The rivals' lines as they might turn out, guessed again and again: the threats to each battlefield. */
export function guessThreats(seen: Seen, rng: Rng): Threat[][] {
  const fronts: Threat[][] = seen.own.map(() => [])
  for (let guess = 0; guess < GUESSES; guess++) {
    const threats: Threat[] = seen.own.map(() => ({ total: 0, hold: false, tied: false }))
    const drawn = drawSome(seen.unseen, countUnknown(seen), rng)
    for (const rival of seen.rivals) {
      guessLines(rival, seen, { drawn, rng }).forEach((cards, front) => {
        const threat = threats[front]
        if (threat && cards.length > 0) challenge(threat, strength(cards, seen.options).total, rival.sides[front]?.hold)
      })
    }
    threats.forEach((threat, front) => fronts[front]?.push(threat))
  }
  return fronts
}

/** All cards that will lie on the table when it is revealed and that cannot be known yet. */
const countUnknown = ({ rivals }: Seen): number =>
  rivals.reduce((sum, { sides, toCome }) => sides.reduce((lying, { hidden }) => lying + hidden, sum + toCome), 0)

function drawSome(unseen: readonly CardId[], count: number, rng: Rng): CardId[] {
  const left = [...unseen]
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const at = rng.int(left.length)
    const last = left.pop()
    const card = left[at] ?? last
    if (card === undefined || last === undefined) throw new Error('drew from no cards')
    if (at < left.length) left[at] = last
    return card
  })
}

/** One rival's cards at each battlefield at the reveal: those known, those face down, and those it may still play. */
function guessLines(rival: Rival, seen: Seen, luck: { drawn: CardId[]; rng: Rng }): CardId[][] {
  const lines = rival.sides.map(({ known, hidden }) => [...known, ...luck.drawn.splice(0, hidden)])
  const pulls = rival.sides.map((side, front) => pull(side.hold, isContested(rival, seen, front)))
  for (const card of luck.drawn.splice(0, rival.toCome)) lines[drawPlace(pulls, luck.rng)]?.push(card)
  return lines
}

/** A rival goes where something is at stake for it: to its own holds, and against those of others. */
const PULL = { ownHold: 6, otherHold: 5, elsewhere: 2 } as const

function pull(isOwn: boolean, isContested: boolean): number {
  if (isOwn) return PULL.ownHold
  return isContested ? PULL.otherHold : PULL.elsewhere
}

const isContested = (rival: Rival, seen: Seen, front: number): boolean =>
  seen.own[front]?.hold === true || seen.rivals.some((other) => other !== rival && other.sides[front]?.hold === true)

function drawPlace(pulls: readonly number[], rng: Rng): number {
  let left = rng.int(pulls.reduce((sum, each) => sum + each, 0))
  return pulls.findIndex((each) => (left -= each) < 0)
}

function challenge(best: Threat, total: number, hold = false): void {
  if (total < best.total) return
  best.tied = total === best.total
  best.total = total
  best.hold = hold
}
