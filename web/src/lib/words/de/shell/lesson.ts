import type { FrameWords } from '../../../lesson/words.ts'

export const lesson: FrameWords = {
  place: (number, of) => `${number} von ${of}`,
  skip: 'Überspringen',
  skipStep: 'Schritt überspringen',
}
