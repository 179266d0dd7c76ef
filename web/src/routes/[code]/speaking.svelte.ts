import type { Heard } from '@robot-night/protocol'
import { untrack } from 'svelte'
import type { Table } from '#lib/net/world.ts'
import { toasts } from '#lib/ui/toasts.svelte.ts'
import { announce } from '#lib/ui/voice.svelte.ts'
import { roomWording } from '#lib/words/wording.ts'
import { isCovered } from './standing.ts'
import type { Telling } from './telling.svelte.ts'
import { isTimedOut, questionIn } from './timedOut.ts'

/**
 * Tells who hears the table what happens, once: when it arrives, be it shown later or not at all. What to do then is
 * said by the bar. That the clock has decided, everybody sees too. Called while a component is made.
 */
export function speakOf(telling: Telling): void {
  const room = roomWording()
  // A page that has just been opened has no news.
  let heard: Table['news'] | undefined
  let question = untrack(() => questionIn(telling.link.world))
  let timedOut: string | undefined
  /** Until the words of a title are there that has just been dealt. */
  let untold: readonly Heard[] = []

  $effect(() => {
    const { world } = telling.link
    const { atTable } = telling
    untrack(() => {
      const { news } = world.table ?? {}
      if (news !== heard) untold = [...untold, ...(news?.dealt ?? news?.events ?? [])]
      heard = news
      timedOut ??= answeredByClock()
      if (!atTable || (untold.length === 0 && timedOut === undefined)) return
      announce('news', aloud(atTable))
      untold = []
      timedOut = undefined
    })
  })

  function answeredByClock(): string | undefined {
    const { link } = telling
    const was = question
    question = questionIn(link.world)
    const meanwhile = { now: link.now(), taken: link.taken, isWaiting: link.waiting > 0 }
    if (!was || !isTimedOut(was, question, meanwhile)) return undefined
    if (was.isOwn) toasts.showUnheard('bad', room.words.play.timedOut, room.words.play.timedOutHow)
    return was.kind
  }

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
