export const words = {
  shut: {
    title: 'This table keeps to itself',
    text: 'Only those with a seat see it. Ask the host for an invitation if you want to play.',
    screen: 'Only those with a seat see it. It comes back to shared screens as soon as the host lets watchers in.',
  },
  banned: {
    title: 'This table is closed to you',
    text: 'The host has banned this device from the room.',
  },
}
