export const words = {
  /** Where a title says no more. */
  me: 'Die Zeit ist um: Das wurde für dich entschieden.',
  /** Before a name. */
  other: 'Die Zeit ist um für ',
}
