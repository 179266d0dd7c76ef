import type { Words } from '../../../../routes/tables/words.ts'

const tables = (count: number): string => (count === 1 ? '1 table' : `${count} tables`)
const seats = (count: number): string => (count === 1 ? '1 seat free' : `${count} seats free`)
const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)
const bots = (count: number): string => (count === 1 ? '1 tin robot' : `${count} tin robots`)

export const words: Words = {
  title: 'Public tables',
  summary: 'Tables that are open to everyone, live. Sit down or watch.',
  lead: 'Open to everyone, live. Tables that friends keep to themselves aren’t listed.',
  house: 'You may not know anyone here: play to the end, lie about your cards and not about people.',
  count: (all, free) => `${tables(all)}, ${seats(free)}`,
  calling: 'Reconnecting…',
  still: 'Reload the page to see what’s new.',
  list: 'Public tables',
  wish: {
    label: 'Filter',
    title: 'Game',
    language: 'Language',
    languages: { en: 'English', de: 'German' },
    pace: 'Clock',
    needed: 'Waiting for players',
    needs: (most) => `needs at most ${most} more`,
    beginners: 'Beginners welcome',
    any: 'Any',
    look: 'Show',
    all: 'Show all tables',
    none: 'No public table like that right now',
  },
  needsYet: (players) => (players === 1 ? 'needs one more' : `needs ${players} more`),
  more: (count) => `And ${count} more ${count === 1 ? 'table' : 'tables'}. A filter makes the list shorter.`,
  gathering: 'Not dealt yet',
  playing: (round) => (round === null ? 'Playing' : `Playing, round ${round}`),
  over: 'Between matches',
  seatsFree: seats,
  watching: (watchers, isMore) => `${watchers}${isMore ? '+' : ''} watching`,
  paces: {
    off: 'no clock',
    relaxed: 'plenty of time',
    normal: 'normal clock',
    fast: 'quick clock',
    day: '1 day a turn',
    days: '3 days a turn',
    week: '7 days a turn',
  },
  seated: (some, bot) => `At the table: ${people(some)}${bot > 0 ? `, ${bots(bot)}` : ''}.`,
  sit: 'Sit down',
  sitAt: (code) => `Sit down at ${code}`,
  watch: 'Watch',
  watchAt: (code) => `Watch ${code}`,
  any: 'Find me a table',
  open: 'Open a public table',
  empty: {
    title: 'No public tables right now',
    text: 'Open one and wait for others, or play right away.',
    bots: 'Play now against tin robots',
  },
  none: { title: 'No seats are free right now', text: 'Open a table yourself: others will find it here.' },
  pick: { title: 'What shall we play?', open: 'Anyone can find this table here.', bots: 'One match, right away.' },
  opening: 'Opening the table…',
}
