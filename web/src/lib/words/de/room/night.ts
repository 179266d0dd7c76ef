import type { Words } from '#lib/table/night/words.ts'

export const words: Words = {
  title: 'Der Abend bisher',
  matches: (count) => (count === 1 ? '1 Partie' : `${count} Partien`),
  night: 'Gesamt',
  earlier: 'Bisher',
  standings: 'Zwischenstand',
  place: (place) => `${place}.`,
  out: 'setzte aus',
  bot: 'Blechroboter',
  you: 'du',
  points:
    'Punkte des Abends: 5, 3, 2 und 1 für die ersten vier Plätze. Wer sich einen Platz teilt, bekommt die vollen Punkte dafür.',
  name: 'Spieler',
  open: 'Den ganzen Abend ansehen und teilen',
  replay: 'Wiederholung ansehen',
  of: (host) => (host ? `Ein Abend am Tisch von ${host}` : 'Ein Abend an diesem Tisch'),
  list: 'Partie für Partie',
  number: (number) => `Partie ${number}`,
  wins: (names, count) => (count === 1 ? `${names} gewinnt` : `${names} gewinnen`),
  nobodyWins: 'Niemand gewinnt',
  ended: {
    stopped: 'Vom Gastgeber beendet',
    outdated: 'Abgebrochen: neue Regeln',
    abandoned: 'Nicht zu Ende gespielt',
  },
  none: 'Noch ist keine Partie zu Ende. Mit der ersten beginnt die Liste.',
  share: 'Abend teilen',
  copied: 'Ergebnisse kopiert',
  back: 'Zum Tisch',
  leads: (names, points) => `${names}: ${points === 1 ? '1 Punkt' : `${points} Punkte`}`,
  sitOut: {
    title: (title, takes) => `${title} geht mit höchstens ${takes} Spielern`,
    text: (out) =>
      out === 1
        ? 'Wähl jemanden, der einmal aussetzt. Wer aussetzt, schaut zu und behält die Punkte.'
        : `Wähl ${out} Spieler, die einmal aussetzen. Wer aussetzt, schaut zu und behält die Punkte.`,
    act: (title) => `${title} spielen`,
  },
  clear: {
    show: 'Diesen Tisch abräumen',
    title: 'Diesen Tisch für immer abräumen?',
    text: 'Der Tisch ist sofort weg, für alle: Plätze, Gespräch und der Stand des Abends. Auch seine Partien verschwinden aus dem Archiv.',
    act: 'Abräumen',
    keep: 'Behalten',
  },
}
