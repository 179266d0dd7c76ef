import type { Event, View } from '@robot-night/engine/games/robot-revolution'
import type { Secret, SeenByAll, TitleReplay } from '#lib/replay/title.ts'
import { words as de } from '#lib/words/de/titles/robot-revolution/replay.ts'
import { words as en } from '#lib/words/en/titles/robot-revolution/replay.ts'
import type { Language } from '#lib/words/language.ts'

const WORDS: Readonly<Record<Language, typeof en>> = { en, de }
const marks: readonly Event['kind'][] = ['roundStarted', 'revealed', 'fell', 'gameOver']

/** Hands, and what lies face down on the fronts. */
function secrets({ watcher, seats, language }: SeenByAll<View>): Secret[] {
  if (watcher.open) return []
  const words = WORDS[language]
  const held = (view: View, seat: number): Secret[] => [
    { seat, name: words.hand, faces: (view.hand ?? []).map((card) => ({ kind: 'card', card })), knownTo: [seat] },
    { seat, name: words.down, faces: downOf(view, seat), knownTo: [seat] },
  ]
  return seats.flatMap(held)
}

const downOf = ({ stacks }: View, seat: number): Secret['faces'] =>
  stacks
    .flatMap((sides) => sides[seat] ?? [])
    .flatMap((laid) => ('card' in laid && !laid.faceUp ? [{ kind: 'card', card: laid.card }] : []))

export default { marks, secrets } satisfies TitleReplay
