import type { OptionWords } from '#lib/table/title.ts'
import { words as boards } from './boards.ts'

const { workshop, paternoster, carousel, funhouse, roundhouse, turnstile } = boards

export const options: readonly OptionWords[] = [
  {
    key: 'board',
    label: 'Bahn',
    hint: 'Die Werkstatt hat ein Band, der Paternoster zwei. Das Karussell hat Schleifen und Portale, der Rummel auch Teer und Eis. Der Lokschuppen hat Drehscheiben, das Drehkreuz Mauern und Tore.',
    choices: [
      { value: 'workshop', label: workshop },
      { value: 'paternoster', label: paternoster },
      { value: 'carousel', label: carousel },
      { value: 'funhouse', label: funhouse },
      { value: 'roundhouse', label: roundhouse },
      { value: 'turnstile', label: turnstile },
    ],
    other: {
      label: 'Eigene Bahn',
      picture: async (board) => (await import('#games/cardbot-derby/maker/picture.ts')).pictureOf(board),
    },
    link: { label: 'Ansehen, umbauen', href: (board) => `/games/cardbot-derby/boards?board=${board}` },
  },
  {
    key: 'robotsPerPlayer',
    label: 'Roboter je Spieler',
    hint: 'Automatisch: zu zweit je zwei, sonst einer. Der bessere zählt.',
    choices: [
      { value: 'auto', label: 'Automatisch' },
      { value: 1, label: '1' },
      { value: 2, label: '2' },
    ],
  },
  {
    key: 'drones',
    label: 'Drohnen',
    hint: 'Roboter, die aufs Geratewohl fahren. Automatisch: eine Drohne, wenn ihr zu dritt seid.',
    choices: [
      { value: 'auto', label: 'Automatisch' },
      ...[0, 1, 2, 3, 4].map((value) => ({ value, label: String(value) })),
    ],
  },
  {
    key: 'finishOnTarget',
    label: 'Der König',
    hint: 'Genügt es, ihn zu berühren, oder muss ein Roboter am Ende der Runde auf ihm stehen?',
    choices: [
      { value: false, label: 'Berühren' },
      { value: true, label: 'Darauf stehen' },
    ],
  },
  {
    key: 'drawCount',
    label: 'Karten ziehen',
    hint: 'Fünf werden gespielt. Bei sechs oder sieben lässt du welche weg.',
    choices: [5, 6, 7].map((value) => ({ value, label: String(value) })),
  },
]
