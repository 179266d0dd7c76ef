import { untrack } from 'svelte'
import { goto, preloadData } from '$app/navigation'
import { page } from '$app/state'
import type { World } from '#lib/net/world.ts'
import { whenIdle } from '#lib/ui/idle.ts'
import { pageOf, pageOfTitle } from './pageOf.ts'

/** While a page cannot be fetched it is tried again this often, in ms. */
const AGAIN_MS = 2000

/**
 * Every title is a page of its own below the room: when another one is dealt, or the table goes back to the lobby, the
 * address follows. What may be dealt next is fetched beforehand. Called while a component is made.
 */
export function followTable(world: () => Pick<World, 'room' | 'table'>): void {
  const wanted = $derived(pageOf(world()))
  const next = $derived(pageOfTitle(world().room.code, world().room.title))
  $effect(() => {
    const path = next
    whenIdle(() => void preloadData(path).catch(() => undefined))
  })
  $effect(() => {
    const path = wanted
    let retry: ReturnType<typeof setTimeout> | undefined
    const go = async (): Promise<void> => {
      // An address that cannot be shown would take the room with it.
      const isHere = await isFetched(path)
      if (path !== wanted) return
      // The link back to a seat is still one.
      if (isHere) await goto(path + location.search + location.hash, { replaceState: true, reset: false })
      else retry = setTimeout(() => void go(), AGAIN_MS)
    }
    if (path !== untrack(() => page.url.pathname)) void go()
    return () => clearTimeout(retry)
  })
}

async function isFetched(path: string): Promise<boolean> {
  try {
    const found = await preloadData(path)
    return found.type === 'loaded' && found.status === 200
  } catch {
    return false
  }
}
