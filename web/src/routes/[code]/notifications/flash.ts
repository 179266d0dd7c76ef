const BEAT_MS = 1200

/** Says in the tab that somebody is waited for, as long as nobody looks; gives what ends it. Where things should keep still it only says so. */
export function flash(words: string, usual: () => string): () => void {
  const stop = new AbortController()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  let beat: ReturnType<typeof setInterval> | undefined
  let isShown = false
  const show = (isOn: boolean): void => {
    isShown = isOn
    document.title = isOn ? words : usual()
  }
  const look = (): void => {
    clearInterval(beat)
    if (document.visibilityState === 'hidden') {
      show(true)
      if (!isStill) beat = setInterval(() => show(!isShown), BEAT_MS)
    } else if (isShown || beat !== undefined) show(false)
  }
  document.addEventListener('visibilitychange', look, { signal: stop.signal })
  look()
  return () => {
    stop.abort()
    clearInterval(beat)
    if (isShown || beat !== undefined) show(false)
  }
}
