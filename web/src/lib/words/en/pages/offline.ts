import type { OfflineWords } from '../../../../routes/offline/words.ts'

export const words: OfflineWords = {
  title: 'No line to Robot Night',
  text: 'Your device is offline, or the table cannot be reached. Your seat is kept: come back when the line is there.',
  again: 'Try again',
  kept: 'These come without a line',
  note: 'if you have opened them here before.',
}
