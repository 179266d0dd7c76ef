import type { Words } from '#games/not-a-robot/words/words.ts'

export const refusals: Words['refusals'] = {
  word_empty: 'Sag ein Wort.',
  word_spaces: 'Nur ein Wort: ohne Leerzeichen.',
  word_digits: 'Keine Ziffern: Schreib es in Buchstaben.',
  word_characters: 'Nur Buchstaben und Bindestriche.',
  word_long: 'Zu lang: höchstens 30 Buchstaben.',
  word_compound: 'Zu viele Teile: höchstens drei.',
  word_place: 'Keine Zahlen und Positionen: Sag, was du siehst.',
  word_taken: (word) => `„${word}“ gab es schon. Nimm ein anderes.`,
  no_server: 'Hier gibt es keinen Server. Stimm für jemanden.',
  no_such_entry: 'Das steht nicht auf der Liste. Wähl neu.',
  own_entry: 'Das ist dein eigenes Wort. Wähl ein anderes.',
  not_reviewable: 'Das gilt schon. Nimm ein anderes oder keines.',
  not_the_robot: 'Das kann nur der Roboter. Niemand hat es gesehen.',
  text_long: 'Zu lang: höchstens 280 Zeichen.',
  other: 'Der Tisch hat das nicht angenommen. Versuch es noch einmal.',
}
