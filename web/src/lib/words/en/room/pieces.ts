/** What lies on the table, explained where people look at it. */
export const words = {
  all: 'What’s on the table',
  how: 'Tap anything on the table to read what it is. If a tap does something else there, press and hold instead.',
}
