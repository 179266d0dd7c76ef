import type { Words } from '../../../../routes/tables/words.ts'

const tables = (count: number): string => (count === 1 ? '1 table' : `${count} tables`)
const seats = (count: number): string => (count === 1 ? '1 seat free' : `${count} seats free`)
const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)
const bots = (count: number): string => (count === 1 ? '1 tin robot' : `${count} tin robots`)

export const words: Words = {
  title: 'Public tables',
  summary: 'Tables that are open to everybody, live. Sit down or watch.',
  lead: 'Open to everybody, live. Rooms that friends keep to themselves are not on the board.',
  count: (all, free) => `${tables(all)}, ${seats(free)}`,
  calling: 'Calling back …',
  still: 'Load the page again to see what is new.',
  list: 'Public tables',
  filter: 'Game',
  all: 'All games',
  noneOf: (title) => `Nobody has a public table of ${title} just now.`,
  more: (count) => `And ${tables(count)} more. A game of your choice shortens the board.`,
  gathering: 'Gathering',
  playing: (round) => (round === null ? 'Playing' : `Playing, round ${round}`),
  over: 'Between two matches',
  seatsFree: seats,
  watching: (watchers, isMore) => `${watchers}${isMore ? '+' : ''} watching`,
  paces: {
    off: 'no clock',
    relaxed: 'relaxed clock',
    normal: 'normal clock',
    fast: 'fast clock',
    day: '1 day a turn',
    days: '3 days a turn',
    week: '7 days a turn',
  },
  seated: (some, bot) => `At the table: ${people(some)}${bot > 0 ? `, ${bots(bot)}` : ''}.`,
  sit: 'Sit down',
  sitAt: (code) => `Sit down at ${code}`,
  watch: 'Watch',
  watchAt: (code) => `Watch ${code}`,
  any: 'Any open seat',
  open: 'Open a public table',
  empty: {
    title: 'Nobody has a public table just now',
    text: 'Open one and wait for others, or play at once.',
    bots: 'Play now against tin robots',
  },
  none: { title: 'No seat is open just now', text: 'Open a table yourself: others will find it here.' },
  pick: { title: 'What shall we play?', open: 'Everybody will find this table here.', bots: 'One game, at once.' },
  opening: 'Opening the table …',
}
