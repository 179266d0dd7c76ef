import type { View } from '@robot-night/engine/games/not-a-robot'
import type { Who } from '#lib/stage/telling.ts'
import type { Seat } from '#lib/table/scene.ts'
import type { OverWords } from '../words/talk.ts'
import { linesOf } from './ledger.ts'

/** Why the match ended as it did: by points, or by rounds of exactly two (NAR-802, NAR-803). */
export function reasonOf(view: Pick<View, 'seats' | 'rounds'>, words: OverWords, who: (seat: Seat) => Who): string {
  const lines = linesOf(view)
  const [first] = lines
  if (!first) return ''
  const winners = lines.filter(({ place }) => place === 1)
  const behind = lines.filter(({ place, sum }) => place > 1 && sum === first.sum)
  const [next] = behind
  if (next) {
    const others = behind.map(({ seat }) => who(seat))
    return words.byTwos({ points: first.sum, twos: first.twos, others, theirs: next.twos })
  }
  if (winners.length > 1) return words.equal(first.sum, first.twos)
  return words.ahead(first.sum, view.rounds.length)
}
