/** What is said where no page is open. Nothing of what lies on the table. */
export const words = {
  name: 'Robot Night',
  turn: (code: string) => `It’s your turn at table ${code}.`,
  joined: (code: string) => `Someone has joined you at table ${code}.`,
}
