import { drawnFor } from './drawn.ts'

/** Ms. */
const FROM_TIME_TO_TIME = 30_000

/** Before a room that is shut: it may be open again. */
export function lookAgain(): void {
  setInterval(async () => {
    const drawn = document.hidden ? null : await drawnFor(`${Date.now()}`).catch(() => null)
    if (drawn !== null) location.reload()
  }, FROM_TIME_TO_TIME)
}
