import type { StrangersWords } from '../../../../routes/[code]/words/strangers.ts'

export const words: StrangersWords = {
  first: 'Noch bist du allein. Wir sagen dir Bescheid, wenn sich jemand dazusetzt.',
  tellMe: 'Benachrichtige mich auch bei geschlossener Seite',
  told: 'Wir benachrichtigen dich. Der Tisch bleibt noch eine Viertelstunde auf der Liste, wenn du die Seite schließt.',
  label: 'Das sehen andere in der Liste der öffentlichen Tische',
  language: 'Wir sprechen',
  languages: { en: 'Englisch', de: 'Deutsch' },
  any: 'Jede Sprache',
  beginners: 'Neulinge willkommen',
  beginnersHint: 'Du erklärst das Spiel allen, die es noch nicht kennen',
}
