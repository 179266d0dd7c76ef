import type { Language } from '#lib/words/language.ts'

interface Words {
  ways: string
  names: { link: string; element: string; frame: string }
  says: { link: string; element: string; frame: string }
  /** What the text to copy is called. */
  text: string
  copied: string
  byHand: string
  preview: string
}

/** On bringing a table into a page elsewhere. */
export const EMBEDDING: Record<Language, Words> = {
  en: {
    ways: 'How to put it there',
    names: { link: 'Link', element: 'Element', frame: 'Frame' },
    says: {
      link: 'WordPress and Ghost: paste it on a line of its own. The post shows the table.',
      element: 'Your own pages: the element knows how high it has to be.',
      frame: 'Wherever HTML is taken, but no scripts.',
    },
    text: 'To copy',
    copied: 'Copied',
    byHand: 'It is selected: copy it by hand.',
    preview: 'Preview',
  },
  de: {
    ways: 'Wie es hineinkommt',
    names: { link: 'Link', element: 'Element', frame: 'Rahmen' },
    says: {
      link: 'WordPress und Ghost: in eine eigene Zeile einfügen. Der Beitrag zeigt den Tisch.',
      element: 'Eigene Seiten: Das Element weiß, wie hoch es sein muss.',
      frame: 'Überall, wo HTML geht, aber keine Skripte.',
    },
    text: 'Zum Kopieren',
    copied: 'Kopiert',
    byHand: 'Es ist ausgewählt: kopier es von Hand.',
    preview: 'Vorschau',
  },
}
