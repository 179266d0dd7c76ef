/** The room's clock, read a few times a second while somebody looks. To be made while a component is. */
export function ticking(now: () => number): () => number {
  let at = $state(now())
  $effect(() => {
    const tick = setInterval(() => (at = now()), 250)
    return () => clearInterval(tick)
  })
  return () => at
}
