export const words = {
  shut: {
    title: 'No watchers at this table',
    text: 'Only people with a seat can see it. Ask the host for an invitation if you want to play.',
    screen: 'Only people with a seat can see it. It’s back on shared screens as soon as the host lets watchers in.',
  },
  banned: {
    title: 'This table is closed to you',
    text: 'The host has banned this device from the room.',
  },
}
