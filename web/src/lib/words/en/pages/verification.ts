import type { Words } from '#lib/verify/words.ts'

export const words: Words = {
  checking: 'Dealing the same cards and playing them again …',
  progress: 'Played again',
  failed: 'It could not be checked. Perhaps the line is down.',
  saveSeen: 'Save what this browser saw',
  seen: 'With this file, anyone can hold the record against what you were told. It contains no cards, only hashes.',
  retry: 'Try again',
  verdicts: {
    fair: (names) => ({
      title: 'All of it is right',
      text: `These cards follow from the secret that the room announced and from what was thrown by ${names}. No one of them could choose the cards.`,
    }),
    ok: {
      title: 'All of it is right, but the server drew alone',
      text: 'It is as it was announced. But no device threw, so these cards follow from the server’s secret alone.',
    },
    unvouched: {
      title: 'It fits together, but nobody vouches for it',
      text: 'Cards, moves and result follow from one another. But anyone who knows the rules can make up a record like this: it has no signature of this site, and this browser didn’t see the whole match.',
    },
    partly: {
      title: 'Nothing is wrong, but not all could be checked',
      text: 'What could not be said is marked below.',
    },
    wrong: {
      title: 'Something is wrong',
      text: 'What does not fit is marked below. A file can suffer on its way: get the record again. If it stays wrong, do not trust it.',
    },
    other: {
      title: 'This is another match',
      text: 'The record that came is not that of the match on this page.',
    },
  },
  own: {
    in: {
      title: 'Your throw is in it',
      text: 'What this browser threw, and the secret that the room announced to it, are those in the record.',
    },
    out: {
      title: 'Your throw is not in it',
      text: 'This browser threw, but the shuffle went on without it: it was late, or another device at your seat was first.',
    },
    betrayed: {
      title: 'This is not what your browser was told',
      text: 'The record has another announced secret, or another throw where yours should be. The file was changed, or somebody cheated.',
    },
    none: {
      title: 'No throw of your own',
      text: 'This browser has kept none for this match. So what was announced is taken from the record; whoever threw can compare.',
    },
  },
  silent: (names) => `All had to throw again, because an announced throw was not shown, by ${names}.`,
  calledOff: (deals) =>
    deals === 1
      ? 'One deal was called off before this one; its secret is in the record.'
      : `${deals} deals were called off before this one; their secrets are in the record.`,
  checks: {
    form: {
      name: 'The record',
      ok: 'It is the record of a match, with all its parts.',
      wrong: 'It is not the record of a match, or parts of it are missing or damaged.',
    },
    seal: {
      name: 'The seal',
      ok: 'Nothing has been lost or damaged since it was sealed.',
      wrong: 'Something in it was changed after it had been sealed.',
    },
    signature: {
      name: 'The signature',
      ok: 'This site signed exactly this record.',
      wrong: 'It doesn’t belong to this record: something was changed after this site had signed it.',
    },
    witness: {
      name: 'What this browser saw',
      ok: 'This is what this browser saw.',
      wrong: 'This isn’t what this browser saw.',
    },
    secret: {
      name: 'The room’s secret',
      ok: 'It is the one that was announced before the deal, for this game and these seats.',
      wrong:
        'It is not the one that was announced, or it was announced for another game, other options or other seats.',
    },
    throws: {
      name: 'The throws',
      ok: 'Whatever a device threw is what it had announced.',
      wrong: 'A throw is not what was announced, or one was left out or slipped in.',
    },
    calledOff: {
      name: 'Deals called off',
      ok: 'If deals came to nothing before this one, they have shown their secrets too.',
      wrong: 'A deal that came to nothing has shown another secret than was announced.',
    },
    rules: {
      name: 'The rules',
      ok: 'The rules that this match was played by are at hand.',
      wrong: 'They do not allow so many seats, or these options.',
    },
    moves: {
      name: 'The moves',
      ok: 'Dealt again from the secret and the throws, every move was allowed.',
      wrong: 'Dealt again from the secret and the throws, a move is not allowed: the cards or the moves were others.',
    },
    heard: {
      name: 'What was told',
      ok: 'Everybody was told what follows from cards and moves, and nothing else.',
      wrong: 'Somebody was told something else than what follows from cards and moves.',
    },
    seen: {
      name: 'What was seen',
      ok: 'What everybody saw at the end follows from cards and moves.',
      wrong: 'What somebody saw at the end does not follow from cards and moves.',
    },
    standings: {
      name: 'The result',
      ok: 'They came in as the record says.',
      wrong: 'They came in otherwise than the record says.',
    },
  },
  states: { ok: 'Right', wrong: 'Wrong', unknown: 'Not known' },
  where: {
    round: (round, name) => (name === null ? `In throwing round ${round}.` : `In throwing round ${round}, at ${name}.`),
    move: (move) => `At move ${move}.`,
    seat: (name) => `At the seat of ${name}.`,
    watchers: 'For those who watched.',
    version: (played, known) => `It was played by version ${played} of the rules; here is version ${known}.`,
    key: {
      ok: '',
      wrong: '',
      stranger: 'It’s signed with a key that this site has never had, so nobody here vouches for it.',
      distrusted: 'It’s signed with a key that this site no longer trusts: somebody else may have it.',
      noKeys: 'It’s signed, but this site’s keys couldn’t be loaded.',
    },
    unsigned: 'It isn’t signed, so no site vouches for it.',
    witness: {
      all: 'It was there from the deal to the end.',
      part: ({ from, to, of }) =>
        `It can vouch for events ${from + 1} to ${to} of ${of}.${from > 0 ? ' It heard what came before only when it arrived.' : ''}`,
      atOnce: (events) => `It heard all ${events} events at once, when it arrived.`,
      event: (event, kind, move) =>
        `The record differs from event ${event} on (“${kind}”, ${move === 0 ? 'with the deal' : `at move ${move}`}).`,
      missing: (event) => `Event ${event}, which this browser heard, isn’t in the record.`,
      somewhere: 'It heard something else. This record doesn’t say enough to find out where.',
      view: 'It heard the same, but saw something else at the end.',
      strayed: (event) => `At event ${event} the room told it something else than before.`,
      none: 'It has kept nothing of this match: it wasn’t there, or it has forgotten.',
      other: 'What it has kept belongs to another match or another seat.',
      notReached: 'The record doesn’t say enough to compare.',
    },
    noTitle: 'This game is not known here.',
    older: 'The record does not say: it is from before shuffles could be checked.',
    tooLong: 'The match was too long to be kept move by move.',
    notReached: 'After what went wrong above, it cannot be said.',
  },
  unproven: {
    title: 'What nothing here proves',
    text: 'These are in the record, but they don’t follow from the cards and the moves:',
    signed:
      'These don’t follow from the cards and the moves. You only have the site’s word for them, by its signature:',
    things: {
      names: 'what the players are called',
      guests: 'which guest sat in which seat',
      times: 'when it began and ended, and when each move was made',
      number: 'which match of the night it was',
      movers: 'whether a player, the clock or a bot made a move',
      ending: 'why the match ended early',
    },
  },
  means: {
    shows:
      'Before the deal the room put a secret under seal, and each device that took part threw, as one throws dice, under seal too. The cards follow from all of it together. Your browser opens the seals, deals the same cards and plays the match again, as far as it gets:',
    cannot: 'What this cannot show',
    limits: [
      'That nobody looked. The server holds the cards while you play.',
      'That the server is not in league with somebody at the table. Their device could keep its throw back, and all throw again, until they like the cards. Each time is told to everybody, and stands here.',
      'That this page is honest: it comes from the same server. Whoever wants to be sure saves the record, and checks it with a copy of the program that they trust.',
    ],
  },
  more: { text: 'How the cards are shuffled', href: '/how-it-works#fair-cards' },
}
