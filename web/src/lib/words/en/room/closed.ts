import type { Closed } from '../../../../routes/[code]/words/closed.ts'

export const words: Closed = {
  outdated: {
    title: 'Robot Night has been updated',
    text: 'Reload the page to carry on. Nothing is lost.',
    act: 'Reload',
  },
  gone: {
    title: 'This table has been cleared away',
    text: 'We keep a table for 30 days after its last move.',
    act: 'Open a table',
  },
  sentHome: {
    title: 'The host sent you home',
    text: 'Your seat is free again. You can still watch, like anyone else.',
    act: 'Watch this table',
  },
  shut: {
    title: 'No watchers at this table',
    text: 'Only people with a seat can see it. Ask the host for an invitation.',
    act: 'Try again',
  },
  banned: {
    title: 'This table is closed to you',
    text: 'The host has banned this device from the table.',
    act: 'Open a table',
  },
  signedOut: {
    title: 'This device was signed out',
    text: 'You still have your seat on another device. You can watch here.',
    act: 'Watch this table',
  },
  tooManyDevices: {
    title: 'You’re playing in too many places',
    text: 'This page had been quiet the longest, so it made room for another. You haven’t lost anything.',
    act: 'Play here',
  },
  tooManyWatchers: {
    title: 'The table is full of watchers',
    text: 'Nobody else can watch right now. Try again in a little while.',
    act: 'Try again',
  },
  tooLarge: {
    title: 'That was too much at once',
    text: 'We closed the connection. You haven’t lost anything.',
    act: 'Reconnect',
  },
  abuse: {
    title: 'That was too quick for the table',
    text: 'This page sent more than the table can take, so we closed the connection.',
    act: 'Reconnect',
  },
}
