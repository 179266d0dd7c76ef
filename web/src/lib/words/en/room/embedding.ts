import type { Words } from '../../../../routes/[code]/embedding/words.ts'

export const words: Words = {
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
}
