/** What has not answered by then does not answer, ms. */
const PATIENCE = 3000

/** What somebody said who was asked; null: they failed, or did not answer in time. */
export async function inTime<T>(
  ask: () => Promise<T>,
  late: Promise<unknown> = new Promise((tell) => setTimeout(tell, PATIENCE)),
): Promise<{ said: T } | null> {
  const asked = async (): Promise<{ said: T }> => ({ said: await ask() })
  return Promise.race([asked().catch(() => null), late.then(() => null)])
}
