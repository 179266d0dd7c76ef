import type { Ending, Entry, Holder, Points, View } from '@robot-night/engine/games/not-a-robot'
import type { Said, Who } from '#lib/stage/telling.ts'
import type { Seat } from '#lib/table/scene.ts'
import type { Marked } from '../talk/marking.ts'
import type { TalkWords } from '../words/talk.ts'

/** In whose words it is told. */
export interface Telling {
  words: TalkWords
  who(seat: Seat): Who
}

/** Null: the Server. */
const whoOf = (holder: Holder, { who }: Telling): Who | null => (holder === 'server' ? null : who(holder))

function wordOf(list: readonly Entry[], holder: Holder): string | null {
  return list.find(({ seat }) => seat === holder)?.word ?? null
}

/** Before a card is turned up, and after. */
export function suspense({ guess, count }: Ending, telling: Telling): Said {
  const { reveal } = telling.words
  if (guess) return { title: reveal.guessed(telling.who(guess.seat), guess.place), detail: reveal.guessLine }
  return { title: reveal.whose(whoOf(count?.revealed ?? 'server', telling)), detail: tieOf(count, reveal) ?? '' }
}

export function verdict(ending: Ending, list: readonly Entry[], telling: Telling): Said {
  const { guess, count, robot, winner } = ending
  const { reveal } = telling.words
  if (guess) {
    const by = telling.who(guess.seat)
    return { title: guess.right ? reveal.right(by) : reveal.wrong(by, guess.place), detail: '' }
  }
  const isFound = winner === 'humans'
  const holder = whoOf(count?.revealed ?? 'server', telling)
  const title = isFound ? reveal.robotWas(holder) : reveal.wasHuman(holder)
  if (isFound) return { title, detail: robot === 'server' ? reveal.glitchFound : reveal.found }
  return { title, detail: reveal.itWas(whoOf(robot, telling), wordOf(list, robot)) }
}

/** Why this card, where no one had more votes than all others (NAR-606, NAR-607). */
export function tieOf(count: Ending['count'], { tie, tieServer, nobody }: TalkWords['reveal']): string | null {
  if (!count) return null
  if (count.votes.every((vote) => vote === null)) return nobody
  if (count.tied.length < 2) return null
  return count.revealed === 'server' ? tieServer : tie
}

/** What a seat got its points for. */
export function reasonsOf(
  seat: Seat,
  { guess, robot }: Ending,
  words: TalkWords['points'],
): (points: Points) => string {
  return ({ team, own, robot: gain }) => {
    if (seat === robot) {
      if (gain > 0) return guess ? words.robotGuess : words.robotHidden
      return guess ? words.caughtByGuess : words.caughtByVote
    }
    const reasons = [...(own > 0 ? [words.vote] : []), ...(team > 0 ? [words.team] : [])]
    return reasons.length > 0 ? reasons.join(', ') : words.none
  }
}

export interface Hit {
  text: string
  isRight: boolean
}
/** How a watcher's own marks came out. */
export function hitsOf(
  marked: Marked,
  { answer, ending }: Pick<View['rounds'][number], 'answer' | 'ending'>,
  telling: Telling,
): Hit[] {
  const { marks, server } = telling.words
  const { place, robot } = marked
  const hits: Hit[] = []
  if (place !== null) {
    const isRight = place === answer
    hits.push({ isRight, text: isRight ? marks.hadPlace(place) : marks.missedPlace(place) })
  }
  if (robot !== null) {
    const isRight = robot === ending.robot
    const name = whoOf(robot, telling)?.name ?? server
    hits.push({ isRight, text: isRight ? marks.hadRobot(name) : marks.missedRobot(name) })
  }
  return hits
}
