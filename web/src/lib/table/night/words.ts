import type { Language } from '../../words/language.ts'

interface Words {
  title: string
  matches: (count: number) => string
  night: string
  earlier: string
  place: (place: number) => string
  out: string
  bot: string
  you: string
  points: string
  name: string
  open: string
  replay: string
  of: (host: string) => string
  list: string
  number: (number: number) => string
  wins: (names: string, count: number) => string
  nobodyWins: string
  ended: { stopped: string; outdated: string; abandoned: string }
  none: string
  share: string
  copied: string
  back: string
  leads: (names: string, points: number) => string
  sitOut: {
    title: (title: string, takes: number) => string
    text: (out: number) => string
    act: (title: string) => string
  }
  clear: { show: string; title: string; text: string; act: string; keep: string }
}

const ordinal = (place: number): string => {
  const tens = place % 100
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
  return `${place}${ending}`
}

export const NIGHT: Readonly<Record<Language, Words>> = {
  en: {
    title: 'The night so far',
    matches: (count) => (count === 1 ? '1 match' : `${count} matches`),
    night: 'Night',
    earlier: 'Before',
    place: ordinal,
    out: 'sat out',
    bot: 'tin robot',
    you: 'you',
    points:
      'Points of the night: 5, 3, 2 and 1 for the first four places. A shared place counts for each who shares it.',
    name: 'Who',
    open: 'The whole night, to share',
    replay: 'Watch the replay',
    of: (host) => (host ? `A night at ${host}’s table` : 'A night at this table'),
    list: 'Match by match',
    number: (number) => `Match ${number}`,
    wins: (names, count) => (count === 1 ? `${names} wins` : `${names} win`),
    nobodyWins: 'Nobody wins',
    ended: { stopped: 'Ended by the host', outdated: 'Cut short by new rules', abandoned: 'Left unfinished' },
    none: 'No match has come to its end yet. The first one begins the list.',
    share: 'Share the night',
    copied: 'Night copied',
    back: 'To the table',
    leads: (names, points) => `${names}: ${points === 1 ? '1 point' : `${points} points`}`,
    sitOut: {
      title: (title, takes) => `${title} takes ${takes}`,
      text: (out) =>
        out === 1
          ? 'Choose one who sits the next match out. They watch, and keep their points.'
          : `Choose ${out} who sit the next match out. They watch, and keep their points.`,
      act: (title) => `Play ${title}`,
    },
    clear: {
      show: 'Clear this table away',
      title: 'Clear this table away for good?',
      text: 'The room goes at once, for everybody: seats, talk and the night. Its matches are taken out of the archive too.',
      act: 'Clear it away',
      keep: 'Keep it',
    },
  },
  de: {
    title: 'Der Abend bisher',
    matches: (count) => (count === 1 ? '1 Partie' : `${count} Partien`),
    night: 'Abend',
    earlier: 'Davor',
    place: (place) => `${place}.`,
    out: 'setzte aus',
    bot: 'Blechroboter',
    you: 'du',
    points:
      'Punkte des Abends: 5, 3, 2 und 1 für die ersten vier Plätze. Ein geteilter Platz zählt für alle, die ihn teilen.',
    name: 'Wer',
    open: 'Der ganze Abend, zum Teilen',
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
    copied: 'Abend kopiert',
    back: 'Zum Tisch',
    leads: (names, points) => `${names}: ${points === 1 ? '1 Punkt' : `${points} Punkte`}`,
    sitOut: {
      title: (title, takes) => `${title} geht mit höchstens ${takes}`,
      text: (out) =>
        out === 1
          ? 'Wähl jemanden, der einmal aussetzt. Wer aussetzt, schaut zu und behält die Punkte.'
          : `Wähl ${out}, die einmal aussetzen. Wer aussetzt, schaut zu und behält die Punkte.`,
      act: (title) => `${title} spielen`,
    },
    clear: {
      show: 'Diesen Tisch abräumen',
      title: 'Diesen Tisch für immer abräumen?',
      text: 'Der Raum ist sofort weg, für alle: Plätze, Gespräch und Abend. Auch aus dem Archiv verschwinden seine Partien.',
      act: 'Abräumen',
      keep: 'Behalten',
    },
  },
}
