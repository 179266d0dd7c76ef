import { refusals } from './refusals.ts'
import type { LessonWords } from '#games/not-a-robot/lesson/words.ts'

const AWAY =
  'Seine Karte wird aufgedeckt und zeigt einen Menschen: Der Roboter entkommt. Es war Grace, das gibt ihr 2 Punkte. Peter hat für sie gestimmt, das bringt ihm 1.'
const TIE = `Je eine Stimme für dich, Grace, den Server und noch jemanden: Gleichstand, und der Server ist dabei. ${AWAY}`

export const words: LessonWords = {
  label: 'Eine Runde zum Mitspielen',
  refusals,
  steps: {
    card: {
      title: 'Ihr seid zu viert',
      text: 'Peter, Stacy, Grace und du. Jeder hat eine Karte, und eine bleibt für den Server. Halt deine gedrückt, um sie anzusehen: Nur du siehst sie.',
      act: 'Zu den Wörtern',
    },
    word: {
      title: 'Sag ein Wort',
      text: 'Drei haben gesprochen. Einer von ihnen kennt die Antwort vielleicht gar nicht. Sag ein Wort, das zu ihr passt, aber nicht nur zu ihr. Fällt dir keins ein, nimm „Geruch“.',
      act: 'Sagen',
    },
    call: {
      title: 'Ist einer von euch der Roboter?',
      text: 'Niemand erhebt Einspruch gegen ein Wort. Jetzt fragt Stacy, weil ihr Wort das erste war. Alle werden dasselbe gefragt, und niemand sieht, wer was antwortet.',
      act: 'Zur Antwort',
    },
    talk: {
      title: 'Niemand zeigt sich',
      text: 'Also sehen alle die Antwort, und jeder erklärt sein Wort. Wer klingt, als hätte er sie von Anfang an gekannt?',
      act: 'Zur Abstimmung',
    },
    vote: {
      title: 'Wer ist der Roboter?',
      text: 'Stimm für ein Wort, nur nicht für deines, oder für die 9, wenn du glaubst, dass hier niemand der Roboter ist und der Server die Karte hat.',
      act: 'Abstimmen',
    },
    points: { title: 'Die Stimmen werden aufgedeckt', text: '', act: 'Jetzt bist du der Roboter' },
    robot: {
      title: 'Auf deiner Karte steht 404',
      text: 'Eine neue Runde, und jetzt sitzt du, wo Grace saß. Die Antwort kennst du nicht, aber diese Wörter hast du gehört. Auf welches Bild passen alle drei? Tipp es an.',
      act: 'Von vorn',
    },
  },
  list: 'Die Wörter bisher',
  said: ['Kleider', 'Gelb', 'Wasser', 'Geruch'],
  reader: 'Du',
  field: 'Dein Wort',
  explained: [
    '„Seht euch den Mantel an. Und die Stiefel!“',
    '„Der Mantel, das Taxi, das Licht.“',
    '„Na ja, davon gibt es hier viel.“',
  ],
  server: 'Störung: der Server',
  endings: {
    1: TIE,
    2: TIE,
    3: 'Zwei Stimmen für Grace. Ihre Karte wird aufgedeckt: 404! Ihr habt den Roboter gefunden, das ist 1 Punkt für alle Menschen und noch 1 für Peter und dich, die richtig gestimmt haben.',
    9: `Zwei Stimmen für den Server. ${AWAY}`,
  },
  points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
  voted: (by) => (by.length === 0 ? 'keine Stimme' : `${by.length}: ${by.join(', ')}`),
  again: 'Anders abstimmen',
  heard: ['Langsam', 'Stadt', 'Grün'],
  found:
    'Das ist es. Wenn dann alle gefragt werden, kannst du dich zeigen und raten: 3 Punkte. Oder du schweigst und hoffst, für 2.',
  missed: 'Eines der drei passt dort nicht. Am Tisch bekäme jetzt jeder Mensch einen Punkt. Sieh noch einmal hin.',
}
