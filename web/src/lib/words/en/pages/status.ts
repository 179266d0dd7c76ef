import type { Words } from '../../../../routes/status/words.ts'

export const words: Words = {
  title: 'Is everything up?',
  text: 'Whether tables answer, how much is going on, and what to do if yours does not.',
  again: 'This page looks again every half minute.',
  verdicts: {
    fine: { title: 'All is well', text: 'Tables answer, and so does what lies around them.' },
    partly: { title: 'You can play, but something is down', text: 'Tables answer. What does not is marked below.' },
    down: {
      title: 'Tables do not answer',
      text: 'It is us, not you. What was played is written down, and your table goes on from there.',
    },
    unreached: {
      title: 'This device does not reach us',
      text: 'Have a look at your network. This page goes on trying.',
    },
    unknown: { title: 'We cannot say just now', text: 'Nothing answered when we looked. Try again in a minute.' },
  },
  parts: {
    title: 'Part by part',
    rooms: 'Tables',
    list: 'Public tables',
    archive: 'Replays',
    up: 'up',
    down: 'does not answer',
    none: 'kept at their tables only',
  },
  now: {
    title: 'Just now',
    open: 'tables in use',
    playing: 'matches running',
    atLeast: (count) => (count === 0 ? 'fewer than 5' : `at least ${count}`),
    steps: 'Told in steps, over the last minutes: no single table shows in it.',
    unknown: 'The count does not answer, so there are no numbers just now. Tables do not need it.',
    moves: (minutes, median, worst) =>
      `In the last ${minutes} minutes half of all moves were written ${median}, the slowest ${worst}.`,
    within: (ms) => (ms === null ? 'in more than 5 s' : `within ${ms < 1000 ? `${ms} ms` : `${ms / 1000} s`}`),
    quiet: 'Too little is being played to say how long a move takes.',
    way: (ms) => `From this device to us and back: ${ms} ms.`,
  },
  stuck: {
    title: 'If your table does not answer',
    steps: [
      {
        do: 'Wait a moment.',
        why: 'A page that has lost its line says so, and calls again by itself. What you pressed meanwhile is kept, and sent then.',
      },
      {
        do: 'Reload the page.',
        why: 'Your seat stays yours: the table knows this browser, and all that was played lies with the table.',
      },
      { do: 'Change the network.', why: 'Wi-Fi off, or on. Some offices and hotels let no live pages through.' },
      {
        do: 'Tell the others.',
        why: 'Whoever holds the lamp can pause the match, or have a tin robot play for you until you are back.',
      },
      {
        do: 'No table under your code?',
        why: 'Then a letter is wrong, or its host has cleared it away, or nobody has played there for 30 days.',
      },
    ],
  },
  live: {
    title: 'What runs here',
    build: 'Built',
    protocol: 'Protocol',
    rules: (title) => `Rules of ${title}`,
    version: (n) => `version ${n}`,
  },
  json: 'The same for programs',
}
