import type { PieceWords } from '#games/not-a-robot/pieces.ts'

const many = (count: number) => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`

export const pieces: PieceWords = {
  of: {
    picture: {
      name: 'Bild',
      text: 'Eins der neun ist die Antwort. Alle wissen, welches, nur der Roboter nicht. Tipp ein Bild an, um es groß zu sehen.',
    },
    answer: {
      name: 'Die Antwort',
      text: 'Um dieses Bild soll es bei allen Wörtern gehen. Der Roboter sieht es erst, wenn das Reden beginnt.',
    },
    word: {
      name: 'Wort',
      text: 'Jeder sagt eins zur Antwort: so klar, dass die anderen nicken, und so vage, dass der Roboter nichts davon hat.',
    },
    'no-word': {
      name: 'Kein Wort',
      text: 'Die Zeit war um. Wer kein Wort hat, stimmt trotzdem ab und muss sich auch erklären.',
    },
    'open-line': {
      name: 'Noch offen',
      text: 'Hier fehlt noch ein Wort. Die Reihenfolge ist frei: Sag dein Wort, sobald du so weit bist.',
    },
    objection: {
      name: 'Einspruch',
      text: 'Er sagt, dass das Wort gegen die Regeln verstößt. Erhebt mehr als die Hälfte der anderen Einspruch, wird es gestrichen.',
    },
    struck: {
      name: 'Gestrichen',
      text: 'Gegen dieses Wort hat mehr als die Hälfte Einspruch erhoben. Deshalb kommt ein neues.',
    },
    'own-back': {
      name: 'Deine Karte',
      text: 'Halt sie gedrückt, um sie zu sehen. Ein Mensch sieht die Nummer der Antwort, der Roboter sieht 404.',
    },
    role: { name: 'Rollenkarte', text: 'Sie sagt, ob man Mensch ist oder der Roboter.' },
    server: {
      name: 'Der Server',
      text: 'Er hat die eine Karte, die übrig ist. Ist sie der Roboter, ist kein Roboter unter euch, und die 9 ist die richtige Stimme.',
    },
    votes: {
      name: 'Stimmen',
      text: 'Die meisten Stimmen entscheiden, wessen Karte aufgedeckt wird. Bei Gleichstand ist es der Server, wenn er dabei ist, sonst das spätere Wort.',
    },
    scores: { name: 'Punkte bisher', text: 'Wer nach der letzten Runde die meisten Punkte hat, gewinnt.' },
    twos: {
      name: 'Runden mit genau 2',
      text: 'Steht es am Ende gleich, gewinnt, wer öfter genau 2 Punkte in einer Runde hatte.',
    },
    claim: { name: 'Das wird behauptet', text: 'So wurde es gesagt. Nichts davon muss stimmen.' },
    line: {
      name: 'Punkte dieser Runde',
      text: 'Fürs Team, für die richtige Stimme, weil du unentdeckt geblieben bist, oder fürs richtige Raten.',
    },
    place: { name: 'Punkte insgesamt', text: 'Wer über alle Runden die meisten Punkte hat, gewinnt.' },
    guesses: {
      name: 'Mitraten',
      text: 'Du siehst so viel wie der Roboter. Markiere, was du glaubst: welches Bild es ist und wer der Roboter ist.',
    },
  },
  line({ isRobot, guess, robot, winner, team, own, total }) {
    if (isRobot && guess?.place === null)
      return `Der Roboter hat sich gezeigt, aber nicht rechtzeitig geraten: ${many(total)}.`
    if (isRobot && guess)
      return `Der Roboter riet Bild ${guess.place}, und das war ${guess.right ? 'richtig' : 'falsch'}: ${many(total)}.`
    if (isRobot)
      return `Der Roboter ${winner === 'robot' ? 'ist entkommen, denn aufgedeckt wurde eine andere Karte' : 'wurde bei der Abstimmung gefunden'}: ${many(total)}.`
    const found = guess
      ? guess.right
        ? 'der Roboter riet richtig'
        : 'der Roboter riet nicht richtig'
      : winner === 'humans'
        ? 'sie wurde gefunden'
        : 'sie wurde nicht gefunden'
    return `Mensch. Die Roboterkarte hatte ${robot ?? 'der Server'}; ${found}: ${many(team)} für das Team. ${many(own)} für die Stimme.`
  },
  place: (points) =>
    `Runde für Runde: ${points.join(' + ')}, zusammen ${many(points.reduce((sum, each) => sum + each, 0))}.`,
  roles: {
    human: {
      name: 'Mensch',
      text: 'Kennt die Antwort. Menschen bekommen 1 Punkt, wenn der Roboter gefunden wird oder falsch rät, und 1 für die richtige Stimme.',
    },
    robot: {
      name: 'Roboter, 404',
      text: 'Kennt die Antwort nicht. Der Roboter bekommt 2 Punkte, wenn er entkommt, und 3, wenn er sich zeigt und richtig rät.',
    },
  },
}
