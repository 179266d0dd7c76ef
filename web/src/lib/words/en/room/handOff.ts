import type { HandOff, TicketProblem } from '@robot-night/protocol'

export const words = {
  title: 'Play on another device',
  scan: (name: string) => `Scan this with the other device. You’ll be ${name} there, with your cards.`,
  uses: { move: 'Move my seat', mirror: 'Stay on both' } satisfies Record<HandOff, string>,
  use: 'What happens here',
  hints: {
    move: 'After that, this device only watches.',
    mirror: 'You can play on either one.',
  } satisfies Record<HandOff, string>,
  good: (time: string) => `Good for ${time}, and for one scan`,
  safe: 'Nothing happens until you say yes here.',
  over: 'This code has expired',
  again: 'Make a new one whenever you like.',
  newCode: 'New code',
  send: 'Send the link',
  copy: 'Copy the link',
  qr: 'QR code for the link',
  openOn: 'You’re playing on',
  this: { phone: 'This phone', tablet: 'This tablet', computer: 'This computer', unknown: 'This browser' },
  another: {
    phone: 'Another phone',
    tablet: 'Another tablet',
    computer: 'Another computer',
    unknown: 'Another browser',
  },
  here: 'here',
  away: 'away',
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out: ${device}`,
  signedOut: 'Signed out',
  out: (time: string) => `A link from another device, good for ${time}`,
  takeBack: 'Cancel it',

  knock: {
    by: { phone: 'A phone', tablet: 'A tablet', computer: 'A computer', unknown: 'Another browser' },
    title: (who: string) => `${who} wants your seat`,
    shows: 'It shows this number:',
    digits: (digits: string) => `The number ${digits}`,
    other: 'Another number, or not your device? Say no.',
    what: {
      move: 'It takes over the seat. After that, the device that showed the code only watches.',
      mirror: 'Then you can play on both.',
    } satisfies Record<HandOff, string>,
    yes: 'Yes, let it in',
    no: 'No',
    refused: 'Nobody was let in',
  },

  invite: {
    show: 'Invite someone to a seat',
    title: 'Invite someone to a seat',
    text: 'The first person to open the link can sit there. It’s good for a day, even while the table is locked.',
    chair: 'Which seat',
    make: 'Make the link',
    link: (robot: string) => `The link for ${robot}’s seat`,
    out: (robot: string) => `A link for ${robot}’s seat is still good`,
    none: 'No seats are free right now.',
    another: 'Another seat',
    back: 'You cancelled the link',
  },

  take: {
    title: (name: string) => (name ? `Play as ${name} on this device?` : 'Play in this seat on this device?'),
    what: {
      move: 'After that, the other device only watches. It has to say yes first.',
      mirror: 'You can play on the other device too. It has to say yes first.',
    } satisfies Record<HandOff, string>,
    act: 'Take the seat',
    waiting: 'Say yes on the other device',
    same: 'It shows the same number. Keep this page open.',
    digits: (digits: string) => `The number ${digits}`,
    watch: 'Just watch',
    done: (name: string) => `You’re ${name} here now`,
    invited: (host: string) => (host ? `${host} is saving a seat for you` : 'There’s a seat saved for you'),
    as: (robot: string) => `You’ll be ${robot}.`,
    later: 'They’re in the middle of a match. Keep this page open: you can sit down when it’s over.',
    looking: 'Looking at your link…',
    again: 'Try again',
    look: 'Watch the table',
    without: 'Continue without the link',
  },
  problems: {
    no_such_ticket: {
      title: 'This link doesn’t lead to a seat',
      text: 'Part of it got lost on the way, or it’s an old one. Ask for a new one.',
    },
    ticket_taken: {
      title: 'Another device got there first',
      text: 'Someone has already opened this link. If that wasn’t you, say no on the device with the seat, and make a new code.',
    },
    seated_elsewhere: {
      title: 'You already have a seat here',
      text: 'A browser has one seat at a table. Leave yours first, or open the link in another browser.',
    },
    ticket_used: {
      title: 'This link has been used',
      text: 'Each link works only once. Ask for a new one, or make one on the device with the seat.',
    },
    ticket_expired: {
      title: 'This link has expired',
      text: 'Ask for a new one, or make one on the device with the seat.',
    },
    ticket_revoked: {
      title: 'This link no longer works',
      text: 'It was cancelled or replaced. Ask for a new one, or make one on the device with the seat.',
    },
    ticket_refused: {
      title: 'The other device said no',
      text: 'Was that a mistake? Make a new code there.',
    },
    too_many_tickets: {
      title: 'Too many wrong links',
      text: 'Wait a minute, then open the right one.',
    },
    chair_taken: {
      title: 'Someone’s sitting there now',
      text: 'Maybe another seat is free. If not, you can watch.',
    },
    other: {
      title: 'Couldn’t reach the table',
      text: 'Your link is still good. Try again in a moment.',
    },
  } satisfies Record<TicketProblem | 'chair_taken' | 'other', { title: string; text: string }>,
}
