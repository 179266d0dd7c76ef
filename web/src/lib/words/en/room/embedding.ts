import type { Words } from '../../../../routes/[code]/embedding/words.ts'

export const words: Words = {
  ways: 'How to embed it',
  names: { link: 'Link', element: 'Element', frame: 'Frame' },
  says: {
    link: 'WordPress and Ghost: paste it on its own line. The post shows the table.',
    element: 'Your own pages: the element sets its own height.',
    frame: 'Anywhere that takes HTML but no scripts.',
  },
  text: 'Text to copy',
  copied: 'Copied',
  byHand: 'It’s selected: copy it by hand.',
  preview: 'Preview',
}
