import type { Allegiance, Event, PrivateShow, Showed, View } from '@robot-night/engine/games/evil-robots-classic'
import type { Face, Secret, SeenByAll, TitleReplay } from '#lib/replay/title.ts'
import { words as de } from '#lib/words/de/titles/evil-robots-classic/replay.ts'
import { words as en } from '#lib/words/en/titles/evil-robots-classic/replay.ts'
import type { Language } from '#lib/words/language.ts'
import { WORDS } from './words/words.ts'

const NAMES: Readonly<Record<Language, typeof en>> = { en, de }
const SIDES = { G: 'good', E: 'evil', N: 'neutral' } as const
const marks: readonly Event['kind'][] = ['phaseBegan', 'conversionDeclared', 'revealed', 'gameOver']

/** Robot, power and allegiance of each, as far as they have not been shown to all. */
function secrets({ watcher, seats, language }: SeenByAll<View>): Secret[] {
  const { phase } = watcher
  if (phase.kind === 'nextRound' || phase.kind === 'over') return []
  const words = NAMES[language]
  const { sides } = WORDS.in(language)
  return seats.flatMap(({ own, whispered }, seat): Secret[] => {
    const open = watcher.seats[seat]
    if (!own || !open) return []
    const knownTo = (showed: Showed): number[] => [seat, ...whispered.flatMap((show) => toldBy(show, seat, showed))]
    const { robot, power, allegiance } = own
    const isShown = open.allegiance?.value === allegiance && !open.allegiance.flipped
    return [
      ...(open.robot
        ? []
        : [{ seat, name: words.robot, faces: [text(robot)], knownTo: knownTo({ what: 'robot', value: robot }) }]),
      ...(open.power
        ? []
        : [{ seat, name: words.power, faces: [text(`${power}`)], knownTo: knownTo({ what: 'power', value: power }) }]),
      ...(isShown
        ? []
        : [
            {
              ...{ seat, name: words.coin, faces: [sideOf(allegiance, sides)] },
              knownTo: knownTo({ what: 'allegiance', value: allegiance }),
            },
          ]),
    ]
  })
}

const text = (said: string): Face => ({ kind: 'text', text: said })
const sideOf = (allegiance: Allegiance, sides: Readonly<Record<Allegiance, string>>): Face => ({
  kind: 'side',
  side: SIDES[allegiance],
  word: sides[allegiance],
})

/** To whom this seat has shown just that. */
const toldBy = ({ seat, to, showed }: PrivateShow, own: number, { what, value }: Showed): number[] =>
  seat === own && showed.what === what && showed.value === value ? to : []

export default { marks, secrets } satisfies TitleReplay
