import type { Closed } from '../../../../routes/[code]/words/closed.ts'

export const words: Closed = {
  outdated: {
    title: 'Robot Night has been updated',
    text: 'Load the page again to go on. Nothing is lost.',
    act: 'Load again',
  },
  gone: {
    title: 'This table has been cleared away',
    text: 'A room is kept for 30 days after its last move.',
    act: 'Make a room',
  },
  sentHome: {
    title: 'The host sent you home',
    text: 'Your seat is free again. You may still watch, as everybody may.',
    act: 'Watch this table',
  },
  shut: {
    title: 'This table keeps to itself',
    text: 'Only those with a seat see it. Ask the host to let you in.',
    act: 'Try again',
  },
  banned: {
    title: 'This table is closed to you',
    text: 'The host has banned this device from the room.',
    act: 'Make a room',
  },
  signedOut: {
    title: 'This device was signed out',
    text: 'Your seat is open on another device of yours. Here you may watch.',
    act: 'Watch this table',
  },
  tooManyDevices: {
    title: 'Your seat is open in many places',
    text: 'This page had been quiet for longest, so it made room for another. Nothing of yours is lost.',
    act: 'Go on here',
  },
  tooManyWatchers: {
    title: 'The room is full of watchers',
    text: 'No more can look on just now. Try again in a little while.',
    act: 'Try again',
  },
  tooLarge: {
    title: 'That was too much at once',
    text: 'The line was closed. Nothing of yours is lost.',
    act: 'Come back',
  },
  abuse: {
    title: 'That was too quick for the table',
    text: 'This page sent more than the room can take, so the line was closed.',
    act: 'Come back',
  },
}
