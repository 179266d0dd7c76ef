import type { Words } from '#lib/table/night/words.ts'

const ordinal = (place: number): string => {
  const tens = place % 100
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
  return `${place}${ending}`
}

export const words: Words = {
  title: 'The night so far',
  matches: (count) => (count === 1 ? '1 match' : `${count} matches`),
  night: 'Total',
  earlier: 'So far',
  standings: 'Standings',
  place: ordinal,
  out: 'sat out',
  bot: 'tin robot',
  you: 'you',
  points:
    'Points for the night: 5, 3, 2 and 1 for the first four places. If you share a place, you each get its points.',
  name: 'Player',
  open: 'See and share the whole night',
  replay: 'Watch the replay',
  of: (host) => (host ? `A night at ${host}’s table` : 'A night at this table'),
  list: 'Match by match',
  number: (number) => `Match ${number}`,
  wins: (names, count) => (count === 1 ? `${names} wins` : `${names} win`),
  nobodyWins: 'Nobody wins',
  ended: { stopped: 'Ended early by the host', outdated: 'Cut short by new rules', abandoned: 'Left unfinished' },
  none: 'No match has finished yet. The first one starts the list.',
  share: 'Share the night',
  copied: 'Results copied',
  back: 'Back to the table',
  leads: (names, points) => `${names}: ${points === 1 ? '1 point' : `${points} points`}`,
  sitOut: {
    title: (title, takes) => `${title} takes up to ${takes}`,
    text: (out) =>
      out === 1
        ? 'Choose one player to sit out the next match. They watch, and keep their points.'
        : `Choose ${out} players to sit out the next match. They watch, and keep their points.`,
    act: (title) => `Play ${title}`,
  },
  clear: {
    show: 'Clear this table away',
    title: 'Clear this table away for good?',
    text: 'The table is gone at once, for everyone: seats, talk and the night’s results. Its matches leave the archive too.',
    act: 'Clear it away',
    keep: 'Keep it',
  },
}
