import type { Words } from '../../../../routes/[code]/embedding/words.ts'

export const words: Words = {
  ways: 'So bettest du den Tisch ein',
  names: { link: 'Link', element: 'Element', frame: 'Rahmen' },
  says: {
    link: 'WordPress und Ghost: in eine eigene Zeile einfügen. Der Beitrag zeigt den Tisch.',
    element: 'Eigene Seiten: Das Element weiß, wie hoch es sein muss.',
    frame: 'Überall, wo HTML geht, aber keine Skripte.',
  },
  text: 'Zum Kopieren',
  copied: 'Kopiert',
  byHand: 'Der Text ist markiert: Kopier ihn von Hand.',
  preview: 'Vorschau',
}
