import type { Event, OwnRobot, View } from '@robot-night/engine/games/cardbot-derby'
import type { Secret, SeenByAll, TitleReplay } from '#lib/replay/title.ts'
import { words as de } from '#lib/words/de/titles/cardbot-derby/replay.ts'
import { words as en } from '#lib/words/en/titles/cardbot-derby/replay.ts'
import type { Language } from '#lib/words/language.ts'

const WORDS: Readonly<Record<Language, typeof en>> = { en, de }
const marks: readonly Event['kind'][] = ['roundStarted', 'targetPaid', 'gameOver']

/** What has been drawn for this round and not been turned up yet; the first five, as they lie, are run. */
function secrets({ watcher, seats, language }: SeenByAll<View>): Secret[] {
  if (watcher.phase.kind === 'over') return []
  const words = WORDS[language]
  return seats.flatMap(({ own }, seat) =>
    own.map((robot): Secret => ({
      seat,
      name: robot.program ? words.program : words.cards,
      faces: cardsOf(robot, watcher),
      knownTo: [seat],
    })),
  )
}

function cardsOf({ robot, program, draft }: OwnRobot, { phase, race, robots }: View): Secret['faces'] {
  const suit = robots[robot]?.suit ?? 'S'
  const run = phase.kind === 'ping' ? (race?.commands[robot]?.length ?? 0) : 0
  return (program ?? draft).slice(run).map((rank) => ({ kind: 'card', card: `${rank}${suit}` }))
}

export default { marks, secrets } satisfies TitleReplay
