/** What lies on the table, explained where people look at it. */
export const words = {
  all: 'Was auf dem Tisch liegt',
  how: 'Tippe etwas auf dem Tisch an, um zu lesen, was es ist. Wenn du es mit einem Tipp ausspielen würdest, halte es stattdessen gedrückt.',
}
