/** Keeps the screen from going dark for as long as the page is seen, where the browser knows how. */
export function keepScreenOn(): () => void {
  const stop = new AbortController()
  async function ask(): Promise<void> {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
    // A browser may say no, to save its battery; then the screen goes dark as ever.
    const lock = await navigator.wakeLock.request('screen').catch(() => null)
    if (stop.signal.aborted) await lock?.release()
    else stop.signal.addEventListener('abort', () => void lock?.release())
  }
  document.addEventListener('visibilitychange', () => void ask(), { signal: stop.signal })
  void ask()
  return () => stop.abort()
}
