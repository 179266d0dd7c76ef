/** What lies on the table, explained where people look at it. */
export const words = {
  all: 'Was auf dem Tisch liegt',
  how: 'Tipp etwas auf dem Tisch an, um zu lesen, was es ist. Würdest du es durch Antippen ausspielen, halt es stattdessen gedrückt.',
}
