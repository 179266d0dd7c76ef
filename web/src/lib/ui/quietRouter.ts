/** Where pages say themselves where one is, the router reads out no titles over it; gives back its voice. */
export function quietRouter(): () => void {
  quiet(true)
  // On a page that has just been opened it comes last.
  const timer = setTimeout(() => quiet(true))
  return () => {
    clearTimeout(timer)
    quiet(false)
  }
}

function quiet(isQuiet: boolean): void {
  const announcer = document.getElementById('svelte-announcer')
  announcer?.setAttribute('aria-live', isQuiet ? 'off' : 'assertive')
  // Nobody is to come upon it either: it is part of no region of the page.
  announcer?.toggleAttribute('hidden', isQuiet)
}
