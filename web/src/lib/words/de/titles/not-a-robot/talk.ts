import type { TalkWords } from '#games/not-a-robot/words/talk.ts'
import { CardOf, dative, inside, listed, many, verb, within } from './grammar.ts'

export const talk: TalkWords = {
  guess: {
    isRobot: (who) => `${who.name} ${verb(who, 'bist', 'ist')} der Roboter!`,
    line: 'Einmal raten: Welches Bild meinen alle Wörter?',
    pick: 'Tipp ein Bild an',
    number: (place) => `Es ist Nummer ${place}`,
  },
  answer: {
    was: 'Die Antwort war',
    number: (place) => `Nummer ${place}`,
    line: 'Wer hat sie nicht gesehen?',
    look: 'Die Bilder ansehen',
  },
  explain: {
    list: 'Die Wörter und was sie meinen',
    field: 'Deine Erklärung',
    hint: 'Warum dieses Wort? (oder sag es laut)',
    done: 'Fertig',
    left: (count) => `noch ${count}`,
    speaking: 'erklärt gerade',
    silent: 'Nichts Schriftliches.',
  },
  debate: { enough: 'Ich habe genug gehört', ready: 'Bereit zur Abstimmung' },
  vote: {
    list: 'Welches Wort kam vom Roboter?',
    glitch: 'Störung',
    glitchLine: 'Kein Roboter unter uns: Es war der Server',
    own: 'Dein eigenes Wort',
    pick: 'Wähl ein Wort',
    voteFor: (entry, word) => (word === null ? `Für ${entry} stimmen` : `Für ${entry} stimmen, ${word}`),
    glitchVote: 'Für 9 stimmen, Störung',
    voted: 'Haben abgestimmt',
    sent: 'Deine Stimme ist da',
  },
  done: (name, isDone) => (isDone ? name : `${name}: noch nicht`),
  server: 'der Server',
  reveal: {
    title: 'So ging die Runde aus',
    card: 'Rolle',
    answerCard: 'Antwort',
    roles: { human: 'Mensch', robot: 'Roboter' },
    counting: 'Die Stimmen werden aufgedeckt',
    whose: (holder) => (holder ? CardOf(holder) : 'Die Karte des Servers'),
    robotWas: (holder) =>
      holder ? `${holder.name} ${verb(holder, 'warst', 'war')} der Roboter` : 'Es war eine Störung',
    found: 'Gefunden! Die Menschen gewinnen die Runde.',
    glitchFound: 'Der Server hatte die Roboterkarte, und ihr habt es gesehen. Die Menschen gewinnen die Runde.',
    wasHuman: (holder) =>
      holder ? `${holder.name} ${verb(holder, 'bist', 'ist')} ein Mensch` : 'Der Server ist ein Mensch',
    itWas: (robot, word) => {
      if (!robot) return 'Eine Störung gewinnt die Runde: Der Server hatte die Roboterkarte.'
      const by = word === null ? '' : ` mit „${word}“`
      return `Der Roboter ${verb(robot, 'warst', 'war')} ${inside(robot)}${by}: ${verb(robot, 'Du gewinnst', 'Er gewinnt')} die Runde.`
    },
    tie: 'Gleichstand: Wer weiter hinten auf der Liste steht, deckt auf.',
    tieServer: 'Gleichstand mit dem Server: Aufgedeckt wird seine Karte.',
    nobody: 'Niemand hat abgestimmt.',
    guessed: (who, place) =>
      place === null
        ? `${who.name} ${verb(who, 'hast', 'hat')} nicht geraten`
        : `${who.name} ${verb(who, 'sagst', 'sagt')}: Nummer ${place}`,
    guessLine: 'Die Antwortkarte wird aufgedeckt.',
    right: (who) => `Richtig! Die Runde geht an ${who.isMe ? 'dich' : who.name}`,
    wrong: (who, place) =>
      place === null
        ? 'Zeit um: Die Menschen gewinnen'
        : `Falsch! Die Menschen gewinnen ${verb(who, 'gegen dich', `gegen ${who.name}`)}`,
    answerIs: (place) => `Die Antwort ist Nummer ${place}.`,
    others: 'Die anderen',
    role: (who, role, answer) => (role === 'robot' ? `${who}: Roboter, 404` : `${who}: Mensch, ${answer}`),
    votes: 'Stimmen',
    votesFor: ({ entry, word, votes, by }) =>
      `${entry}, ${word}: ${many(votes, 'Stimme', 'Stimmen')}${by.length > 0 ? ` von ${listed(by.map(dative))}` : ''}`,
  },
  points: {
    title: 'Punkte dieser Runde',
    vote: 'richtige Stimme',
    team: 'richtiges Team',
    robotGuess: 'richtig geraten',
    robotHidden: 'unentdeckt',
    caughtByVote: 'ertappt',
    caughtByGuess: 'falsch geraten',
    none: 'keine Punkte',
    of: ({ name, points, why, sum }) => `${name}: ${points} (${why}), zusammen ${sum}`,
    sum: (points) => `Summe ${points}`,
  },
  sheet: {
    open: 'Punktezettel',
    title: 'Punktezettel',
    player: 'Spieler',
    sum: 'Summe',
    twos: '2er',
    twosName: 'Runden mit genau 2 Punkten',
    round: (round) => `Runde ${round}`,
    server: 'der Server hatte den Roboter',
    wasRobot: 'war der Roboter',
    wasServer: 'der Server war es',
    breaksTies: 'zählt bei Gleichstand',
    points: (points, isRobot) => (isRobot ? `${points}, als Roboter` : String(points)),
    next: 'Nächste Runde',
    places: 'Ergebnis ansehen',
    waiting: 'Warten auf die anderen',
  },
  over: {
    slogan: 'Garantiert Mensch',
    won: (who) => `${who.name} ${verb(who, 'gewinnst', 'gewinnt')}`,
    shared: (names) => `Geteilter Sieg: ${listed(names.map(within))}`,
    points: (points) => many(points, 'Punkt', 'Punkte'),
    ahead: (points, rounds) => `${many(points, 'Punkt', 'Punkte')} nach ${many(rounds, 'Runde', 'Runden')}.`,
    byTwos: ({ points, twos, others, theirs }) =>
      `${many(points, 'Punkt', 'Punkte')} wie ${listed(others.map(inside))}, aber genau 2 Punkte in ${many(twos, 'Runde', 'Runden')} statt in ${theirs === 0 ? 'keiner' : theirs}.`,
    equal: (points, twos) =>
      `Je ${many(points, 'Punkt', 'Punkte')} und ${many(twos, 'Runde', 'Runden')} mit genau 2 Punkten.`,
  },
  marks: {
    title: 'Was denkst du?',
    line: 'Das siehst nur du.',
    picture: 'Die Antwort',
    robot: 'Der Roboter',
    place: (place) => `Nummer ${place}`,
    nobody: 'Niemand: eine Störung',
    hadPlace: (place) => `Du hattest sie: Nummer ${place}`,
    missedPlace: (place) => `Du dachtest an Nummer ${place}`,
    hadRobot: (name) => `Du hast den Roboter erkannt: ${name}`,
    missedRobot: (name) => `Du hattest ${name} in Verdacht`,
  },
}
