import type { Words } from '../../../../routes/verify/words.ts'

export const words: Words = {
  title: 'Check a saved record',
  text: 'Whoever saved the record of a match can see here whether it is whole, and whether the cards were dealt fairly. The file stays on this device: it is sent nowhere.',
  choose: 'Choose the file',
  again: 'Choose another file',
  from: 'Its name begins with robot-night. It comes from “Save the record” on the page of a replay.',
  chosen: (name) => `File: ${name}`,
}
