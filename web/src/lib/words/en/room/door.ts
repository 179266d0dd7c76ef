export const words = {
  shut: {
    title: 'No watchers at this table',
    text: 'Only people with a seat can see it. Ask the host for an invitation.',
    screen:
      'Only people with a seat can see it. The table will be back on shared screens once the host lets watchers in.',
  },
  banned: {
    title: 'This table is closed to you',
    text: 'The host has banned this device from the table.',
  },
}
