import type { HandOff, TicketProblem } from '@robot-night/protocol'

export const words = {
  title: 'Bring your seat along',
  scan: (name: string) => `Scan this with the other device. It sits down as ${name}, with your cards.`,
  uses: { move: 'Move my seat', mirror: 'Stay on both' } satisfies Record<HandOff, string>,
  use: 'What happens here',
  hints: {
    move: 'Moving puts this device down as a watcher.',
    mirror: 'You can play on either, as you like.',
  } satisfies Record<HandOff, string>,
  good: (time: string) => `Good for ${time}, and for one scan`,
  safe: 'It gives nothing before you say yes here.',
  over: 'This code has run out',
  again: 'Make a new one whenever you like.',
  newCode: 'New code',
  send: 'Send the link',
  copy: 'Copy the link',
  qr: 'QR code of the link',
  openOn: 'Your seat is open on',
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
  out: (time: string) => `A link of another device, good for ${time}`,
  takeBack: 'Take back',

  knock: {
    by: { phone: 'A phone', tablet: 'A tablet', computer: 'A computer', unknown: 'Another browser' },
    title: (who: string) => `${who} wants your seat`,
    shows: 'It shows this number:',
    digits: (digits: string) => `The number ${digits}`,
    other: 'Another number, or not your device? Say no.',
    what: {
      move: 'It takes the seat over. The device that showed the code only watches then.',
      mirror: 'You can play on both then.',
    } satisfies Record<HandOff, string>,
    yes: 'Let it in',
    no: 'No',
    refused: 'Nobody was let in',
  },

  invite: {
    show: 'Invite to a certain seat',
    title: 'Keep a seat for a friend',
    text: 'Whoever opens the link first may sit there. It is good for a day, also while the room is locked.',
    chair: 'Which seat',
    make: 'Make the link',
    link: (robot: string) => `The link for ${robot}’s seat`,
    out: (robot: string) => `A link for ${robot}’s seat is out`,
    none: 'No seat is free just now.',
    another: 'Another seat',
    back: 'The link was taken back',
  },

  take: {
    title: (name: string) => (name ? `Take ${name}’s seat over here?` : 'Take this seat over here?'),
    what: {
      move: 'The other device will only watch then. It is asked first.',
      mirror: 'It stays open on the other device too, which is asked first.',
    } satisfies Record<HandOff, string>,
    act: 'Take the seat',
    waiting: 'Say yes on the other device',
    same: 'It shows the same number. Keep this page open.',
    digits: (digits: string) => `The number ${digits}`,
    watch: 'Just watch',
    done: (name: string) => `You are ${name} here now`,
    invited: (host: string) => (host ? `${host} keeps a seat for you` : 'A seat is kept for you'),
    as: (robot: string) => `You will be ${robot}.`,
    later: 'A match is being played. Keep this page open: you can sit down when it is over.',
    looking: 'Looking at your link …',
    again: 'Try again',
    look: 'Look at the table',
    without: 'Go on without the link',
  },
  problems: {
    no_such_ticket: {
      title: 'This link leads to no seat',
      text: 'Something of it got lost on the way, or it is an old one. Ask for a new one.',
    },
    ticket_taken: {
      title: 'Another device was first',
      text: 'Somebody has opened this link already. If that was not you, say no on the device with the seat, and make a new code.',
    },
    seated_elsewhere: {
      title: 'You have a seat here already',
      text: 'A browser has one seat at a table. Leave yours first, or open the link in another browser.',
    },
    ticket_used: {
      title: 'This link has been used',
      text: 'Each is good for one device. Make a new one where the seat is open.',
    },
    ticket_expired: {
      title: 'This link has run out',
      text: 'It was good for a short while only. Make a new one where the seat is open.',
    },
    ticket_revoked: {
      title: 'This link was taken back',
      text: 'Or there is a newer one by now. Ask for it where the seat is open.',
    },
    ticket_refused: {
      title: 'The other device said no',
      text: 'Was that a slip? Make a new code there.',
    },
    too_many_tickets: {
      title: 'Too many wrong links',
      text: 'Wait a minute, then open the right one.',
    },
    chair_taken: {
      title: 'Somebody sits there now',
      text: 'Perhaps another seat is free. Watching is always possible.',
    },
    other: {
      title: 'The table could not be asked',
      text: 'Your link is still good. Try again in a moment.',
    },
  } satisfies Record<TicketProblem | 'chair_taken' | 'other', { title: string; text: string }>,
}
