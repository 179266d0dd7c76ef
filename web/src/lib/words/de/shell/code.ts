import type { words as en } from '#lib/words/en/shell/code.ts'

export const words: typeof en = {
  none: 'Darin steht kein Raumcode. Ein Code hat fünf oder sechs Buchstaben und keine Vokale.',
  short: (missing) => (missing === 1 ? 'Ein Buchstabe fehlt noch.' : `Es fehlen noch ${missing} Buchstaben.`),
  long: 'Das ist zu lang: Ein Code hat fünf oder sechs Buchstaben.',
  letters: (letters) => `Codes haben keine Vokale, nur Konsonanten. Falsch: ${letters}.`,
  perhaps: (letters) => `Vielleicht ${letters}?`,
  several: (codes) => `Da steht mehr als ein Code: ${codes}. Welcher ist es?`,
  replay: 'Dieser Link führt zu einer Wiederholung, nicht zu einem Tisch. Öffne ihn im Browser.',
}
