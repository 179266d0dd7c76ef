/** Where pages say themselves where one is, the router reads out no titles over it; gives back its voice. */
export function quietRouter(): () => void {
  const speaks = (live: 'off' | 'assertive') =>
    document.getElementById('svelte-announcer')?.setAttribute('aria-live', live)
  speaks('off')
  // On a page that has just been opened it comes last.
  const timer = setTimeout(() => speaks('off'))
  return () => {
    clearTimeout(timer)
    speaks('assertive')
  }
}
