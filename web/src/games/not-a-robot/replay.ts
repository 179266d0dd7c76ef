import type { Event, Me, Role, View } from '@robot-night/engine/games/not-a-robot'
import type { Secret, SeenByAll, TitleReplay } from '#lib/replay/title.ts'
import { words as de } from '#lib/words/de/titles/not-a-robot/replay.ts'
import { words as en } from '#lib/words/en/titles/not-a-robot/replay.ts'
import type { Language } from '#lib/words/language.ts'

const WORDS: Readonly<Record<Language, typeof en>> = { en, de }
type Words = typeof en
const marks: readonly Event['kind'][] = [
  ...(['roundStarted', 'objectionsShown', 'robotRevealed', 'guessed'] as const),
  ...(['votesShown', 'rolesShown', 'gameEnded'] as const),
]

/** Who is the Robot, which picture is meant, and what has been said under seal. */
function secrets({ watcher, seats, language }: SeenByAll<View>): Secret[] {
  const words = WORDS[language]
  const knowing = seats.flatMap((view, seat) => (view.answer === null ? [] : [seat]))
  const answer = seats.find((view) => view.answer !== null)?.answer ?? null
  const cards = seats.flatMap(({ me }, seat): Secret[] => {
    const sealed = sealedAs(me, words)
    return [
      ...(me.role && watcher.roles[seat] === null ? [{ ...cardOf(me.role, words), seat, knownTo: [seat] }] : []),
      ...(sealed === null
        ? []
        : [{ seat, name: words.sealed, faces: [{ kind: 'text', text: sealed } as const], knownTo: [seat] }]),
    ]
  })
  if (answer === null || watcher.answer !== null) return cards
  const faces = [{ kind: 'text', text: words.place(answer) } as const]
  return [{ seat: null, name: words.picture, faces, knownTo: knowing }, ...cards]
}

const cardOf = (role: Role, words: Words): Pick<Secret, 'name' | 'faces'> => ({
  name: words.card,
  faces: [{ kind: 'text', text: words[role] }],
})

function sealedAs({ objections, stayed, vote }: Me, words: Words): string | null {
  if (vote !== null) return words.vote(vote)
  if (stayed) return words.stays
  if (objections) return objections.length > 0 ? words.objects(objections.join(', ')) : words.none
  return null
}

export default { marks, secrets } satisfies TitleReplay
