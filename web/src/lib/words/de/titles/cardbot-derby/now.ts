import type { Said } from '#lib/stage/telling.ts'
import type { EventOf, PerEvent, Told } from '#games/cardbot-derby/words/telling.ts'
import { accusative, capital, cardsOf, dative, ONTO, TARGET, together, verb, WAYS } from './grammar.ts'

const just = (title: string): Said => ({ title, detail: '' })

function moved({ robot, by, cause, dir, to }: EventOf<'moved'>, { who, place }: Told): string {
  const it = who(robot)
  const pusher = by === null ? null : who(by)
  const there = place(to)
  const onto = there === null ? WAYS[dir] : ONTO[there]
  if (cause === 'belt') return `Das Band trägt ${accusative(it)} weiter`
  if (cause === 'slide') return `${it.name} ${verb(it, 'rutschst', 'rutscht')} ${onto}`
  if (pusher && cause === 'shove')
    return `${pusher.name} ${verb(pusher, 'schiebst', 'schiebt')} ${accusative(it)} ${onto}`
  if (pusher) return `${pusher.name} stößt ${accusative(it)} zur Seite, ${onto}`
  return `${it.name} ${verb(it, 'fährst', 'fährt')} ${onto}`
}

const TURNS = ['einmal rundum', 'nach rechts', 'ganz um', 'nach links'] as const
const self = ({ isMe }: { isMe: boolean }): string => (isMe ? 'drehst dich' : 'dreht sich')

export const now: PerEvent<Said> = {
  roundStarted: ({ round }) => ({ title: `Runde ${round}`, detail: 'Neue Karten für alle.' }),
  drew: ({ count }) => just(`${count} Karten für jeden`),
  handedIn: ({ robot, by }, { who }) =>
    by === 'timeout'
      ? { title: 'Die Zeit ist um', detail: `${cardsOf(who(robot))} gelten, wie sie liegen.` }
      : just(`${who(robot).name} ${verb(who(robot), 'hast', 'hat')} abgegeben`),
  revealed: ({ step }) => ({ title: `Schritt ${step + 1}`, detail: 'Die höchste Karte ist zuerst dran.' }),
  turned: ({ robot, quarter }, { who }) => just(`${who(robot).name} ${self(who(robot))} ${TURNS[quarter] ?? ''}`),
  stuck: ({ robot }, { who }) => ({
    title: `${who(robot).name} ${verb(who(robot), 'klebst', 'klebt')} im Teer`,
    detail: 'Dort dreht sich nichts.',
  }),
  moved: (event, told) => just(moved(event, told)),
  blocked: ({ robot, reason, dir }, { who }) =>
    just(
      reason === 'edge' || reason === 'wall'
        ? `${who(robot).name} ${verb(who(robot), 'fährst', 'fährt')} gegen die ${reason === 'edge' ? 'Bande' : 'Mauer'}`
        : `${who(robot).name} ${verb(who(robot), 'kommst', 'kommt')} nicht ${WAYS[dir]}`,
    ),
  pingChosen: ({ dir, by }) => ({ title: capital(WAYS[dir]), detail: by === 'timeout' ? 'Die Zeit ist um.' : '' }),
  teleported: ({ robots }, { who }) => {
    const them = robots.map(({ robot }) => who(robot))
    const [first, other] = them
    if (!first) return just('')
    return just(
      other ? `Portaltausch: ${together(them)}` : `${first.name} ${verb(first, 'springst', 'springt')} durchs Portal`,
    )
  },
  spun: ({ robots }, { who }) => {
    const [first, ...rest] = robots
    if (!first) return just('')
    const way = first.quarter === 1 ? 'rechts' : 'links'
    return just(
      rest.length > 0
        ? 'Die Drehscheiben drehen sich'
        : `Die Drehscheibe dreht ${accusative(who(first.robot))} nach ${way}`,
    )
  },
  touched: ({ robot, target }, { who }) =>
    just(`${who(robot).name} ${verb(who(robot), 'berührst', 'berührt')} ${TARGET[target]}`),
  targetPaid: ({ robot, target }, { who }) => ({
    title: `${who(robot).name} ${verb(who(robot), 'legst', 'legt')} ${TARGET[target]} unters Ziel`,
    detail: 'Die Karte fehlt jetzt im Stapel, der Rest wird gemischt.',
  }),
  pileShuffled: ({ robot }, { who }) =>
    just(who(robot).isMe ? 'Dein Stapel wird gemischt' : `Der Stapel von ${dative(who(robot))} wird gemischt`),
  gameOver: () => just('Das war das Derby'),
}
