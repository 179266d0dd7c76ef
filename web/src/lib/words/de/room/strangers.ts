import type { StrangersWords } from '../../../../routes/[code]/words/strangers.ts'

export const words: StrangersWords = {
  first: 'Noch bist du allein. Wir sagen dir, wenn sich jemand dazusetzt.',
  tellMe: 'Benachrichtige mich auch, wenn die Seite zu ist',
  told: 'Wir benachrichtigen dich. Der Tisch bleibt noch eine Viertelstunde auf der Liste, wenn du die Seite schließt.',
  label: 'Das sehen andere in der Liste der öffentlichen Tische',
  language: 'Wir sprechen',
  languages: { en: 'Englisch', de: 'Deutsch' },
  any: 'Egal was',
  beginners: 'Neulinge willkommen',
  beginnersHint: 'Ihr erklärt das Spiel denen, die es noch nicht kennen',
}
