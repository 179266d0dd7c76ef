import type { Event, OwnRobot, View } from '@robot-night/engine/games/cardbot-derby'
import type { Secret, SeenByAll, TitleReplay } from '#lib/replay/title.ts'

const WORDS = { en: { program: 'Program', cards: 'Cards' }, de: { program: 'Programm', cards: 'Karten' } }
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
