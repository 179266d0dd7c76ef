import type { Words } from '../../../../routes/tables/words.ts'

const tables = (count: number): string => (count === 1 ? '1 Tisch' : `${count} Tische`)
const seats = (count: number): string => (count === 1 ? '1 Platz frei' : `${count} Plätze frei`)
const people = (count: number): string => (count === 1 ? '1 Mensch' : `${count} Menschen`)
const bots = (count: number): string => (count === 1 ? '1 Blechroboter' : `${count} Blechroboter`)

export const words: Words = {
  title: 'Öffentliche Tische',
  summary: 'Tische, die allen offenstehen, live. Setz dich oder schau zu.',
  lead: 'Offen für alle, live. Private Tische stehen nicht auf der Liste.',
  house: 'Vielleicht kennst du hier niemanden: Spiel die Partie zu Ende, und lüg über deine Karten, nicht über andere.',
  count: (all, free) => `${tables(all)}, ${seats(free)}`,
  calling: 'Wird neu verbunden …',
  still: 'Lade die Seite neu, um zu sehen, was es Neues gibt.',
  list: 'Öffentliche Tische',
  wish: {
    label: 'Filter',
    title: 'Spiel',
    language: 'Sprache',
    languages: { en: 'Englisch', de: 'Deutsch' },
    pace: 'Uhr',
    needed: 'Fehlende Spieler',
    needs: (most) => (most === 1 ? 'höchstens einer fehlt' : `höchstens ${most} fehlen`),
    beginners: 'Neulinge willkommen',
    any: 'Egal',
    look: 'Zeigen',
    all: 'Alle Tische zeigen',
    none: 'So einen Tisch gibt es gerade nicht',
  },
  needsYet: (players) => (players === 1 ? 'einer fehlt noch' : `${players} fehlen noch`),
  more: (count) =>
    `Und ${count === 1 ? 'ein weiterer Tisch' : `${count} weitere Tische`}. Mit einem Filter wird die Liste kürzer.`,
  gathering: 'Vor der Partie',
  playing: (round) => (round === null ? 'Läuft' : `Läuft, Runde ${round}`),
  over: 'Zwischen zwei Partien',
  seatsFree: seats,
  watching: (watchers, isMore) => `${isMore ? 'über ' : ''}${watchers} ${watchers === 1 ? 'schaut' : 'schauen'} zu`,
  paces: {
    off: 'ohne Uhr',
    relaxed: 'viel Zeit',
    normal: 'normale Uhr',
    fast: 'flotte Uhr',
    day: '1 Tag pro Zug',
    days: '3 Tage pro Zug',
    week: '7 Tage pro Zug',
  },
  seated: (some, bot) => `Am Tisch: ${people(some)}${bot > 0 ? `, ${bots(bot)}` : ''}.`,
  sit: 'Hinsetzen',
  sitAt: (code) => `Hinsetzen an Tisch ${code}`,
  watch: 'Zuschauen',
  watchAt: (code) => `Zuschauen an Tisch ${code}`,
  any: 'Such mir einen Tisch',
  open: 'Öffentlichen Tisch öffnen',
  empty: {
    title: 'Gerade gibt es keinen öffentlichen Tisch',
    text: 'Öffne einen und warte auf andere, oder spiel gleich los.',
    bots: 'Gegen Blechroboter spielen',
  },
  none: { title: 'Gerade ist kein Platz frei', text: 'Öffne selbst einen Tisch: Hier finden ihn die anderen.' },
  pick: {
    title: 'Was wollen wir spielen?',
    open: 'Hier finden alle diesen Tisch.',
    bots: 'Eine Partie, gleich jetzt.',
  },
  opening: 'Der Tisch wird geöffnet …',
}
