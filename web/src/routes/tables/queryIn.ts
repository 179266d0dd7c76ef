import { queryOf, wishIn } from '@robot-night/protocol'
import { TITLES } from '../../games/titles.ts'

const TITLE_IDS = TITLES.map(({ id }) => id)

/** What somebody has chosen in the form, as it stands in the address: without what doesn't matter. */
export function queryIn(form: FormData): string {
  const asked = new URLSearchParams()
  for (const [key, value] of form) if (typeof value === 'string') asked.set(key, value)
  return `${queryOf(wishIn(asked, TITLE_IDS))}`
}
