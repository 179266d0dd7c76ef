import type { Words } from '../../../../routes/verify/words.ts'

export const words: Words = {
  title: 'Verify a saved record',
  text: 'Did you save the record of a match? Verify here that it’s complete and that the cards were dealt fairly. The file stays on this device: we don’t send it anywhere.',
  choose: 'Choose the file',
  again: 'Choose another file',
  from: 'Its name begins with robot-night. You get it from “Save the record” on a replay’s page.',
  chosen: (name) => `File: ${name}`,
}
