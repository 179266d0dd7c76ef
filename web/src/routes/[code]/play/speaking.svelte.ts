import type { Heard } from '@robot-night/protocol'
import { untrack } from 'svelte'
import type { Table } from '#lib/net/world.ts'
import { announce } from '#lib/ui/voice.svelte.ts'
import { isCovered } from '../standing.ts'
import type { Telling } from './telling.svelte.ts'

/**
 * Tells who hears the table what happens, once: when it arrives, be it shown later or not at all. What to do then is
 * said by the bar. Called while a component is made.
 */
export function speakOf(telling: Telling): void {
  // A page that has just been opened has no news.
  let heard: Table['news'] | undefined
  let timedOut: string | undefined
  /** Until the words of a title are there that has just been dealt. */
  let untold: readonly Heard[] = []

  $effect(() => {
    const { world } = telling.link
    const { atTable } = telling
    untrack(() => {
      const { news } = world.table ?? {}
      if (news !== heard) {
        untold = [...untold, ...(news?.dealt ?? news?.events ?? [])]
        timedOut ??= news?.timedOut?.find(({ seat }) => seat === world.me.seat)?.asked
      }
      heard = news
      if (!atTable || (untold.length === 0 && timedOut === undefined)) return
      announce('news', aloud(atTable))
      untold = []
      timedOut = undefined
    })
  })

  function aloud({ table, folder }: NonNullable<Telling['atTable']>): string {
    const { link, language } = telling
    return folder.aloud(untold, {
      players: link.players,
      me: link.world.me.seat,
      language,
      isCovered: isCovered(link.world.room, folder),
      view: table.scene.view,
      ...(timedOut === undefined ? {} : { timedOut }),
    })
  }
}
