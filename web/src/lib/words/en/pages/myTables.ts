import type { Words } from '../../../../routes/myTables/words.ts'

export const words: Words = {
  title: 'Your tables',
  back: (host) => `Back to ${host}’s table`,
  own: 'Back to your table',
  hostless: 'Back to your seat',
  yourTurn: 'your turn',
  stages: { lobby: 'not dealt yet', playing: 'playing', over: 'match over' },
  forget: (code) => `Don’t show table ${code} here any more`,
  forgotten: (code) => `Forgotten on this device. Your seat is still there: the code is ${code}.`,
}
