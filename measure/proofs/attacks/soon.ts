const PATIENCE_MS = 10_000
const BETWEEN_MS = 25

/** Asked again until it is so; what a list is told comes a moment later. */
export async function soon(isSo: () => Promise<boolean>, patience = PATIENCE_MS): Promise<boolean> {
  for (const until = Date.now() + patience; Date.now() < until;) {
    if (await isSo()) return true
    await new Promise((go) => setTimeout(go, BETWEEN_MS))
  }
  return false
}
