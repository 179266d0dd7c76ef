import type { Words } from '#lib/verify/words.ts'

export const words: Words = {
  checking: 'Dealing the same cards and playing them again…',
  progress: 'Replaying',
  failed: 'We couldn’t check it. Maybe you’re offline.',
  saveSeen: 'Save what this browser saw',
  seen: 'With this file, anyone can compare the record with what your browser saw. It contains no cards, only hashes.',
  retry: 'Try again',
  verdicts: {
    fair: (names) => ({
      title: 'Everything checks out',
      text: `These cards follow from the secret that the room announced and from the throws of ${names}. Nobody could choose the cards on their own.`,
    }),
    ok: {
      title: 'Everything checks out, but the server drew alone',
      text: 'It’s all as announced. But no device made a throw, so these cards follow from the server’s secret alone.',
    },
    unvouched: {
      title: 'It fits together, but nobody vouches for it',
      text: 'Cards, moves and result follow from one another. But anyone who knows the rules can make up a record like this: it has no signature from this site, and this browser didn’t see the whole match.',
    },
    partly: {
      title: 'Nothing is wrong, but we couldn’t check everything',
      text: 'What we couldn’t check is marked below.',
    },
    wrong: {
      title: 'Something is wrong',
      text: 'What doesn’t fit is marked below. Files can get damaged on the way: get the record again. If it’s still wrong, don’t trust it.',
    },
    other: {
      title: 'This is another match',
      text: 'The record isn’t from the match on this page.',
    },
  },
  own: {
    in: {
      title: 'Your throw is in it',
      text: 'The record has this browser’s throw, and the secret that the room announced to it.',
    },
    out: {
      title: 'Your throw isn’t in it',
      text: 'This browser made a throw, but the shuffle went ahead without it: it was late, or another device at your seat was first.',
    },
    betrayed: {
      title: 'This isn’t what your browser saw',
      text: 'The record has a different announced secret, or a different throw where yours should be. Someone changed the file, or cheated.',
    },
    none: {
      title: 'No throw of your own',
      text: 'This browser remembers no throw from this match. So we go by the announcements in the record; anyone who threw can compare.',
    },
  },
  silent: (names) => `Everyone had to throw again, because ${names} didn’t show an announced throw.`,
  calledOff: (deals) =>
    deals === 1
      ? 'One deal was called off before this one; its secret is in the record.'
      : `${deals} deals were called off before this one; their secrets are in the record.`,
  checks: {
    form: {
      name: 'The record',
      ok: 'It’s the record of a match, with all its parts.',
      wrong: 'It isn’t the record of a match, or parts of it are missing or damaged.',
    },
    seal: {
      name: 'The seal',
      ok: 'Nothing has been lost or damaged since it was sealed.',
      wrong: 'Something in it was changed after it was sealed.',
    },
    signature: {
      name: 'The signature',
      ok: 'This site signed exactly this record.',
      wrong: 'It doesn’t belong to this record: something was changed after this site signed it.',
    },
    witness: {
      name: 'What this browser saw',
      ok: 'This is what this browser saw.',
      wrong: 'This isn’t what this browser saw.',
    },
    secret: {
      name: 'The room’s secret',
      ok: 'It’s the one the room announced before the deal, for this game and these seats.',
      wrong:
        'It isn’t the one the room announced, or it was announced for another game, other settings or other seats.',
    },
    throws: {
      name: 'The throws',
      ok: 'Each device threw what it had announced.',
      wrong: 'A throw isn’t what was announced, or one was left out or slipped in.',
    },
    calledOff: {
      name: 'Deals called off',
      ok: 'Any deals called off before this one have shown their secrets too.',
      wrong: 'A deal that was called off has shown a different secret from the one announced.',
    },
    rules: {
      name: 'The rules',
      ok: 'We have the rules that this match was played by.',
      wrong: 'They don’t allow this many seats, or these settings.',
    },
    moves: {
      name: 'The moves',
      ok: 'We dealt again from the secret and the throws, and every move was allowed.',
      wrong:
        'We dealt again from the secret and the throws, and a move isn’t allowed: the cards or the moves were different.',
    },
    heard: {
      name: 'What everyone heard',
      ok: 'Everyone heard what follows from the cards and moves, and nothing else.',
      wrong: 'Someone heard something that doesn’t follow from the cards and moves.',
    },
    seen: {
      name: 'What everyone saw',
      ok: 'What everyone saw at the end follows from the cards and moves.',
      wrong: 'What someone saw at the end doesn’t follow from the cards and moves.',
    },
    standings: {
      name: 'The result',
      ok: 'The result is what the record says.',
      wrong: 'The result isn’t what the record says.',
    },
  },
  states: { ok: 'Right', wrong: 'Wrong', unknown: 'Unknown' },
  where: {
    round: (round, name) =>
      name === null ? `In throwing round ${round}.` : `In throwing round ${round}, at ${name}’s seat.`,
    move: (move) => `At move ${move}.`,
    seat: (name) => `At ${name}’s seat.`,
    watchers: 'For the watchers.',
    version: (played, known) => `It was played by version ${played} of the rules; this site has version ${known}.`,
    key: {
      ok: '',
      wrong: '',
      stranger: 'It’s signed with a key that this site has never had, so nobody here vouches for it.',
      distrusted: 'It’s signed with a key that this site no longer trusts: someone else may have it.',
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
      strayed: (event) => `At event ${event} the room told it something different from before.`,
      none: 'It has nothing from this match: it wasn’t there, or it has forgotten.',
      other: 'What it has kept belongs to another match or another seat.',
      notReached: 'The record doesn’t say enough to compare.',
    },
    noTitle: 'We don’t know this game here.',
    older: 'The record doesn’t say: it’s from before shuffles could be checked.',
    tooLong: 'The match was too long to be kept move by move.',
    notReached: 'After what went wrong above, we can’t tell.',
  },
  unproven: {
    title: 'What this doesn’t prove',
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
      'Before the deal the room sealed a secret, and each device that took part made a throw of its own, as with dice, sealed as well. The cards follow from all of it together. Your browser opens the seals, deals the same cards and plays the match again, as far as it can:',
    cannot: 'What this can’t show',
    limits: [
      'That nobody looked. The server holds the cards while you play.',
      'That the server isn’t in league with someone at the table. Their device could hold back its throw, so that everyone throws again, until they like the cards. The whole table sees it each time, and it’s listed here.',
      'That this page is honest: it comes from the same server. If you want to be sure, save the record, and check it with a copy of the program that you trust.',
    ],
  },
  more: { text: 'How the cards are shuffled', href: '/how-it-works#fair-cards' },
}
