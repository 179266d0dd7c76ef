import type { Words } from '../../../../routes/status/words.ts'

export const words: Words = {
  title: 'Status',
  text: 'Are the tables working, how busy is it, and what can you do if yours isn’t responding?',
  again: 'This page checks again every 30 s.',
  verdicts: {
    fine: { title: 'All is well', text: 'Tables work, and so does everything around them.' },
    partly: { title: 'You can play, but something is down', text: 'Tables work. What doesn’t is marked below.' },
    down: {
      title: 'Tables aren’t responding',
      text: 'It’s us, not you. Every move is saved, and your table will pick up from there.',
    },
    unreached: {
      title: 'This device can’t reach us',
      text: 'Check your connection. This page keeps trying.',
    },
    unknown: { title: 'We can’t tell right now', text: 'Nothing responded when we checked. Try again in a minute.' },
  },
  parts: {
    title: 'Part by part',
    rooms: 'Tables',
    list: 'Public tables',
    archive: 'Replays',
    up: 'up',
    down: 'not responding',
    none: 'kept at their tables only',
  },
  now: {
    title: 'Right now',
    open: 'tables in use',
    playing: 'matches running',
    atLeast: (count) => (count === 0 ? 'fewer than 5' : `at least ${count}`),
    steps: 'Rounded, over the last few minutes, so that you can’t pick out a single table.',
    unknown: 'The counter isn’t responding, so there are no numbers right now. Tables don’t need it.',
    moves: (minutes, median, worst) =>
      `In the last ${minutes} minutes, half of all moves were saved ${median}, the slowest ${worst}.`,
    within: (ms) => (ms === null ? 'in more than 5 s' : `within ${ms < 1000 ? `${ms} ms` : `${ms / 1000} s`}`),
    quiet: 'Too little is being played to say how long a move takes.',
    way: (ms) => `From this device to us and back: ${ms} ms.`,
  },
  stuck: {
    title: 'If your table isn’t responding',
    steps: [
      {
        do: 'Wait a moment.',
        why: 'A page that loses its connection says so, and reconnects automatically. What you press in the meantime is sent then.',
      },
      {
        do: 'Reload the page.',
        why: 'Your seat stays yours: the table knows this browser, and remembers everything that was played.',
      },
      { do: 'Try another network.', why: 'Turn Wi-Fi off, or on. Some offices and hotels block live connections.' },
      {
        do: 'Tell the others.',
        why: 'The host can pause the match, or have a bot play for you until you’re back.',
      },
      {
        do: 'No table with your code?',
        why: 'Then a letter is wrong, the host has cleared the table away, or nobody has played there for 30 days.',
      },
    ],
  },
  live: {
    title: 'What’s running here',
    build: 'Built',
    protocol: 'Protocol',
    rules: (title) => `Rules of ${title}`,
    version: (n) => `version ${n}`,
  },
  json: 'The same, for programs',
}
