/** Ms. */
const FROM_TIME_TO_TIME = 30_000

/** Before a room that is shut: it may be open again. */
export function lookAgain(): void {
  setInterval(async () => {
    const response = document.hidden ? null : await fetch(location.href, { credentials: 'omit' }).catch(() => null)
    if (response?.ok) location.reload()
  }, FROM_TIME_TO_TIME)
}
