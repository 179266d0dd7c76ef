import type { Words } from '#games/not-a-robot/words/words.ts'

export const refusals: Words['refusals'] = {
  word_empty: 'Say one word.',
  word_spaces: 'One word only: leave out the space.',
  word_digits: 'No digits: say it in letters.',
  word_characters: 'Only letters and hyphens.',
  word_long: 'Too long: 30 letters at most.',
  word_compound: 'Too many parts: three at most.',
  word_place: 'No numbers or positions: say what you see.',
  word_taken: (word) => `“${word}” has already been said. Try another.`,
  no_server: 'There’s no Server here. Vote for a player.',
  no_such_entry: 'That’s not on the list. Choose again.',
  own_entry: 'That’s your own word. Choose another.',
  not_reviewable: 'That one stands. Choose another, or none.',
  not_the_robot: 'Only the Robot can do that. Nobody saw you try.',
  text_long: 'Too long: 280 characters at most.',
  other: 'The table didn’t take that. Please try again.',
}
