import type { Words } from '#games/evil-robots-classic/words/words.ts'
import { accusative, at, BEING, bit, coinOf, listed, many, SIDES, TO, verb, youFirst } from './grammar.ts'

export const reveal: Words['reveal'] = {
  winner: ({ winner }, round) =>
    winner === null ? `Runde ${round}: Niemand bekommt Punkte` : `${SIDES[winner]} gewinnt Runde ${round}`,
  by: {
    size: 'Das größere Team gewinnt.',
    highest: 'Gleich viele: Der stärkste Roboter entscheidet.',
    total: 'Gleich viele, gleich stark: Die Summe der Stärken entscheidet.',
    deadHeat: 'In allem gleich: Niemand bekommt Punkte.',
    allTheSame: 'Alle auf einer Seite: Niemand bekommt Punkte.',
  },
  steps: { size: 'Roboter', highest: 'Stärkster', total: 'Summe' },
  even: 'gleich',
  leads: (side) => `${SIDES[side]} gewinnt`,
  wins: 'gewinnt',
  noTeam: 'niemand',
  level: (level) => `zählt als ${level}`,
  points: (win, card) => (win + card === 0 ? '0' : `+${win + card}`),
  cardPoints: {
    BadBot: 'BadBot: Böse gewinnt',
    MiseryBot: 'MiseryBot verliert gern',
    ScaredyBot: 'ScaredyBot hat nichts gezeigt',
  },
  lie: 'Lüge',
  caught: 'Auf frischer Tat ertappt',
  nothingCaught: 'Niemand hat sich verstellt.',
  secrets: ({ lies, flips, switches, doubtful }, { who }) => [
    ...lies.map(({ seat, showed, was, when }) => ({
      about: seat,
      bits: [
        bit(who(seat)),
        ` (CheatBot) ${verb(who(seat), 'hast', 'hat')} ${at(when)} ${SIDES[showed]} gezeigt und ${verb(who(seat), 'warst', 'war')} ${BEING[was]}.`,
      ],
    })),
    ...switches.map(({ seat, to, when }) => ({
      about: seat,
      bits: [
        bit(who(seat)),
        ` (JudasBot) ${verb(who(seat), 'hast', 'hat')} ${at(when)} nicht bloß gepasst, sondern ${verb(who(seat), 'bist', 'ist')} heimlich ${BEING[to]} geworden.`,
      ],
    })),
    ...doubtful.map(({ instigator, target, allegiance, stood, when }) => ({
      about: target,
      bits: [
        bit(who(instigator)),
        ` ${verb(who(instigator), 'wolltest', 'wollte')} ${accusative(who(target))} ${at(when)} ${TO[allegiance]} bekehren: `,
        stood ? 'In Wahrheit ist es gelungen.' : 'In Wahrheit ist es nicht gelungen.',
      ],
    })),
    ...flips.map(({ target, to, when }) => ({
      about: target,
      bits: [
        `${coinOf(who(target))} wurde ${at(when)} neu geworfen: `,
        to === null ? 'LockBot hielt sie fest.' : `${SIDES[to]}.`,
      ],
    })),
  ],
  score: (points) => many(points, 'Punkt', 'Punkte'),
  scores: 'Punkte',
  leader: (names, points) => {
    if (names.length > 1)
      return `${listed(youFirst(names))} ${names.includes('Du') ? 'führt' : 'führen'} mit ${many(points, 'Punkt', 'Punkten')}.`
    return `${listed(names)} ${names[0] === 'Du' ? 'führst' : 'führt'} mit ${many(points, 'Punkt', 'Punkten')}.`
  },
  goal: (target) => `Ziel: ${target} Punkte und allein vorn`,
  next: 'Nächste Runde',
  waitingNext: (ready, seats) => `Bereit für die nächste Runde: ${ready} von ${seats}.`,
}

export const over: Words['over'] = {
  slogan: 'Widerstand war freiwillig!',
  won: ({ name, isMe }) => (isMe ? 'Du gewinnst, im Guten wie im Bösen' : `${name} gewinnt, im Guten wie im Bösen`),
  shared: (names) => `${listed(youFirst(names))} ${names.includes('Du') ? 'teilt euch' : 'teilen sich'} den Sieg`,
  roundCap: 'Die letzte Runde ist gespielt: Wer vorn liegt, gewinnt.',
  finished: (round) => `Zu Ende nach Runde ${round}`,
  place: (place) => `${place}.`,
  points: (points) => many(points, 'Punkt', 'Punkte'),
  lastRound: 'Die letzte Runde',
}

export const refusals: Words['refusals'] = {
  bad_recipient: 'Such dir andere am Tisch aus, die es sehen sollen.',
  cannot_cheat: 'Nur CheatBot darf zeigen, was nicht stimmt.',
  bad_show: 'Das ist schon dabei: jedes nur einmal.',
  not_your_level: 'Das ist nicht deine Zahl. Warte auf deine.',
  bad_proof: 'So können deine Karten es nicht beweisen.',
  no_robot_action: 'Dein Roboter hat keine eigene Aktion.',
  must_pass: 'Du hast so getan, als ob du passt: Jetzt musst du wirklich passen.',
  nothing_to_copy: 'Noch hat kein Roboter etwas getan, das du wiederholen kannst.',
  bad_copy: 'Das lässt sich nicht wiederholen. Wähl eine andere Aktion.',
  bad_target: 'Das geht hier nicht. Such jemand anderen aus.',
  bad_target_count: 'Such so viele aus, wie der Roboter braucht, jeden einmal.',
  bad_allegiance: 'Diese Seite steht hier nicht zur Wahl.',
  self_conversion_barred: 'In der Passrunde darf sich niemand selbst bekehren.',
  locked_allegiance: 'LockBot: Von deiner Seite kommst du nicht mehr weg.',
  secret_not_allowed: 'Heimlich wechselt nur JudasBot, und nur vor der Passrunde.',
  no_reaction_card: 'Diese Reaktion hast du nicht.',
  reaction_illegal: 'Deine Reaktion passt nicht auf das, was oben liegt.',
  bad_answer: 'So kann dein Roboter nicht antworten.',
  bad_order: 'Diese Reihenfolge geht nicht. Wähl bitte neu.',
  dial_fixed: 'PlusBot hat schon gezählt: Der Regler steht für diese Runde fest.',
  other: 'Das hat der Tisch nicht angenommen. Wähl bitte noch einmal.',
}
