import type { ClientInit } from '@sveltejs/kit'
import { fetchElsewhere } from './routes/elsewhere.ts'

/** A page that the server could not show goes on with what it was drawn with. */
export const init: ClientInit = async () => {
  if (document.querySelector('[data-lost]')) await fetchElsewhere()
}
