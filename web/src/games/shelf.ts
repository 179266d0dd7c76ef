import type { Language } from '../lib/words/language.ts'
import cardbotDerby from './tiles/cardbot-derby.svg?url&no-inline'
import evilRobotsClassic from './tiles/evil-robots-classic.svg?url&no-inline'
import evilRobotsInfluence from './tiles/evil-robots-influence.svg?url&no-inline'
import notARobot from './tiles/not-a-robot.svg?url&no-inline'
import robotRevolution from './tiles/robot-revolution.svg?url&no-inline'

/** A title as the shelf shows it, before anything else of it is loaded. */
export interface Shelved {
  id: string
  seats: { min: number; max: number }
  minutes: string
  /** Secrets lie covered until pressed where the room leaves it to the title. */
  isCovered?: true
  tile: string
  words: Record<Language, { name: string; line: string }>
}

export const SHELF: readonly Shelved[] = [
  {
    id: 'robot-revolution',
    seats: { min: 2, max: 6 },
    minutes: '10–35',
    tile: robotRevolution,
    words: {
      en: { name: 'Robot Revolution', line: 'Five fronts, a hand of cards, four generals each.' },
      de: { name: 'Robot Revolution', line: 'Fünf Fronten, eine Hand voll Karten, je vier Generäle.' },
    },
  },
  {
    id: 'evil-robots-classic',
    seats: { min: 3, max: 9 },
    minutes: '30–45',
    isCovered: true,
    tile: evilRobotsClassic,
    words: {
      en: { name: 'Evil Robots', line: 'Good or evil? End the round on the bigger side.' },
      de: { name: 'Evil Robots', line: 'Gut oder böse? Steh am Ende der Runde auf der größeren Seite.' },
    },
  },
  {
    id: 'evil-robots-influence',
    seats: { min: 3, max: 9 },
    minutes: '15–45',
    isCovered: true,
    tile: evilRobotsInfluence,
    words: {
      en: { name: 'Evil Robots: Influence', line: 'Hidden coins, loud promises, one pot.' },
      de: { name: 'Evil Robots: Influence', line: 'Versteckte Münzen, laute Versprechen, ein Topf.' },
    },
  },
  {
    id: 'not-a-robot',
    seats: { min: 3, max: 8 },
    minutes: '30',
    isCovered: true,
    tile: notARobot,
    words: {
      en: { name: 'I’m Not a Robot', line: 'One word each. One of you has not seen the picture.' },
      de: { name: 'I’m Not a Robot', line: 'Jeder ein Wort. Einer von euch hat das Bild nicht gesehen.' },
    },
  },
  {
    id: 'cardbot-derby',
    seats: { min: 2, max: 8 },
    minutes: '15–25',
    tile: cardbotDerby,
    words: {
      en: { name: 'Cardbot Derby', line: 'Program, shove, and cross the belts first.' },
      de: { name: 'Cardbot Derby', line: 'Programmieren, rempeln und als Erster über die Bänder.' },
    },
  },
]

export function shelved(id: string): Shelved | null {
  return SHELF.find((title) => title.id === id) ?? null
}
