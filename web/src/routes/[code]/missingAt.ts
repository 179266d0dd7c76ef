import { CODE_LETTERS, readCode } from '@robot-night/protocol'

/** Digits are mistaken for letters, and put right. */
const OF_CODES = new RegExp(`^[${CODE_LETTERS}\\d\\s-]+$`, 'i')

/** What to say where no room is: of a wrong code, that there is no such table; of any other word, that there is no such page. */
export function missingAt(typed: string): Omit<App.Error, 'status'> {
  const code = OF_CODES.test(typed) ? readCode(typed) : null
  if (code === null) return { message: 'No such page' }
  return { message: 'No table with that code', code: 'no_such_room', typed: code }
}
