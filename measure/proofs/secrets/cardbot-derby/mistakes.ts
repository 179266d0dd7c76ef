const ORDERS = [
  ['A', 'A', 'K', 'Q', 'J'],
  ['A', 'K', 'Q', 'J'],
  ['A', 'K', 'Q', 'J', '10'],
  ['2', '3', '4', '5', '6'],
  ['9', '8', '7', '6', '5'],
]

/** What somebody who may not might send, by the question. */
export const MISTAKES: Readonly<Record<string, readonly object[]>> = {
  program: [0, 1, 7].flatMap((robot) => ORDERS.map((order) => ({ robot, order }))),
  ping: ['N', 'E', 'S', 'W', 'up'].map((dir) => ({ dir })),
}
