import type { OfflineWords } from '../../../../routes/offline/words.ts'

export const words: OfflineWords = {
  title: 'You’re offline',
  text: 'Your device has no connection, or we can’t be reached. Your seat is safe: come back once you’re connected.',
  again: 'Try again',
  kept: 'These work offline',
  note: 'if you’ve opened them here before.',
}
