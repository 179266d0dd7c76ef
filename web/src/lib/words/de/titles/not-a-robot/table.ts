import type { Who } from '#lib/stage/telling.ts'
import type { TableWords } from '#games/not-a-robot/words/table.ts'
import { dative, listed, verb } from './grammar.ts'

const NUMBERS = ['keiner', 'einer', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht']
const figure = (count: number): string => NUMBERS[count] ?? String(count)
const Figure = (count: number): string => figure(count).replace(/^./, (first) => first.toUpperCase())
/** Nach "von". */
const from = (all: readonly Who[]): string => listed(all.map(dative))

export const table: TableWords = {
  round: (round, of) => `Runde ${round} von ${of}`,
  steps: { words: 'Wörter', check: 'Prüfen', call: 'Frage', talk: 'Reden', vote: 'Abstimmen', score: 'Punkte' },
  grid: {
    head: 'Welches Bild ist die Antwort?',
    tile: (place, alt) => `Bild ${place}: ${alt}`,
    answer: (name) => `${name} Das ist die Antwort.`,
    zoom: (place) => `Bild ${place}`,
    next: 'Nächstes Bild',
    previous: 'Voriges Bild',
  },
  card: {
    mine: 'Meine Karte',
    covered: 'Meine Karte: Mensch oder Roboter?',
    peek: 'Halten zum Ansehen',
    cover: 'Loslassen deckt zu',
    pin: 'Meine Karte offen lassen',
    opened: 'Wieder zudecken',
    coveredName: 'Meine Karte, verdeckt',
    human: 'Mensch',
    humanLine: 'Die Antwort ist',
    robot: 'Roboter',
    robotLine: 'Kein Bild für dich',
    humanName: (place, alt) => `Du bist ein Mensch. Die Antwort ist Nummer ${place}: ${alt}`,
    scores: (round) => (round === 0 ? 'Punkte' : `Nach Runde ${round}`),
  },
  list: {
    title: 'Die Wörter der Reihe nach',
    entry: ({ n, word, name }) => `${n}: ${word}, ${name}`,
    open: 'noch kein Wort',
    blank: 'kein Wort',
    struck: 'Gestrichen',
    struckBy: (word, who, against) => {
      const of = who.isMe ? 'dein Wort' : `das Wort von ${who.name}`
      return against.length === 0
        ? `„${word}“, ${of}, ist gestrichen`
        : `„${word}“, ${of}: Einspruch von ${from(against)}`
    },
    against: (against) => `Einspruch von ${from(against)}`,
  },
  asks: {
    word: 'Dein Wort',
    say: 'Sagen',
    object: 'Einspruch gegen',
    fine: 'Alle Wörter gelten',
    objectTo: (count) => `Einspruch gegen ${count} ${count === 1 ? 'Wort' : 'Wörter'}`,
    stay: 'Ich bin kein Roboter',
    reveal: 'Ich bin der Roboter',
  },
  bar: {
    word: (name) => `Dein Wort, ${name}?`,
    wordHow: 'Menschen deuten die Antwort an. Der Roboter kennt sie nicht und blufft.',
    wordAgain: (name) => `Ein anderes Wort, ${name}?`,
    spoken: ({ done, all }) =>
      done === 0 ? 'Noch hat keiner ein Wort gesagt.' : `${done} von ${all} Wörtern ${done === 1 ? 'ist' : 'sind'} da.`,
    struckYours: (word) => `„${word}“ ist gestrichen.`,
    owing: (who) => {
      if (who.length === 0) return 'Alle Wörter sind da'
      return who.length > 3 ? `Noch fehlen ${figure(who.length)} Wörter` : `Noch kein Wort von ${listed(who)}`
    },
    yourWord: (word) => `Du hast „${word}“ gesagt.`,
    watchWords: 'Du weißt, was der Roboter weiß: neun Bilder und diese Wörter.',
    review: 'Gelten alle Wörter?',
    reviewHow: (needed) => `Keine Zahlen, keine Positionen. ${Figure(needed)} Einsprüche streichen ein Wort.`,
    reviewWait: 'Alle Einsprüche werden zugleich aufgedeckt.',
    watchReview: 'Ein Wort gegen die Regeln kann gestrichen werden.',
    waiting: (who) => {
      if (who.length === 0) return 'Alle sind so weit'
      if (who.length > 3) return `Warten auf ${figure(who.length)} Spieler`
      return `Warten auf ${listed(who)}`
    },
    call: (asker) => ({
      title: `${asker.name} ${verb(asker, 'fragst', 'fragt')}: Ist einer von euch der Roboter?`,
      detail: 'Alle werden gefragt. Niemand sieht, wer drückt.',
    }),
    stayed: 'Notiert. Die Zeit läuft immer ganz ab.',
    guess: {
      title: 'Welches meinen sie alle?',
      detail: 'Tipp ein Bild an. Richtig: Die Runde gehört dir. Falsch: Sie geht an die Menschen.',
    },
    guessOf: (who) => ({
      title: `${who.name} ${verb(who, 'bist', 'ist')} der Roboter und ${verb(who, 'rätst', 'rät')}`,
      detail: 'Richtig: Die Runde geht an den Roboter. Falsch: an die Menschen.',
    }),
    explain: (word) => (word === null ? 'Du hattest kein Wort. Warum?' : `Erklär „${word}“`),
    explainHow: 'Sag es laut, oder schreib eine Zeile.',
    explains: (who, word) => (word === null ? `${who.name} hatte kein Wort. Warum?` : `${who.name} erklärt „${word}“`),
    answer: (place, { done, all }) => `Die Antwort war Nummer ${place}. Wort ${done} von ${all}.`,
    debate: 'Redet: Wer ist der Roboter?',
    ready: ({ done, all }, isMe) =>
      isMe && done < all
        ? `Bereit zur Abstimmung: ${done} von ${all}, auch du.`
        : `Bereit zur Abstimmung: ${done} von ${all}.`,
    vote: 'Wer ist der Roboter?',
    voted: ({ done, all }) =>
      done === 0
        ? 'Alle Stimmen werden zugleich aufgedeckt.'
        : `${done} von ${all} Stimmen ${done === 1 ? 'ist' : 'sind'} da. Alle werden zugleich aufgedeckt.`,
    voteIn: 'Deine Stimme ist da. Alle werden zugleich aufgedeckt.',
    showing: (way) =>
      way === 'vote'
        ? { title: 'Die Stimmen werden aufgedeckt', detail: 'Wer hat die Roboterkarte?' }
        : { title: 'Die Antwort wird aufgedeckt', detail: 'Lag der Roboter richtig?' },
    won: (round, winner, hasSeat) =>
      winner === 'humans'
        ? `Runde ${round} geht an die Menschen`
        : `Runde ${round} geht an ${hasSeat ? 'den Roboter' : 'die Störung'}`,
    next: ({ done, all }) => `Die nächsten neun Bilder liegen bereit. Bereit zum Weiterspielen: ${done} von ${all}.`,
    last: ({ done, all }) => `Das war die letzte Runde. Bereit fürs Ergebnis: ${done} von ${all}.`,
    over: 'Das war die letzte Runde',
  },
}
