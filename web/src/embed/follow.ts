import { PROTOCOL, type Down } from '@robot-night/protocol'
import { Idiomorph } from 'idiomorph'
import type { Ends } from '#lib/net/line.ts'
import { addressOf, drawnFor } from './drawn.ts'
import { Pages } from './pages.ts'
import { seenIn } from './seen.ts'

/** Pictures follow each other at least so far apart, ms. */
const APART = 500
/** Nobody is first: readers ask a little after each other, so that the first's picture serves the others. Ms. */
const SPREAD = 300
/** The room has no place for one more watcher: it is looked at from time to time, ms. */
const FROM_TIME_TO_TIME = 15_000
/** What calls could not be fetched, ms. */
const FETCH_AGAIN = 2000

/** Keeps a frame as the server would draw it now: the room's public stream says when to have it drawn again. */
export function follow(shown: HTMLElement): void {
  const code = shown.dataset['code'] ?? ''
  const pages = new Pages()
  let [seen, drawn] = ['', '']
  let isDrawing = false

  async function draw(): Promise<void> {
    if (isDrawing || document.hidden || seen === drawn) return
    isDrawing = true
    const wanted = seen
    try {
      const html = await drawnFor(wanted)
      if (html === null) return location.replace(addressOf(wanted))
      Idiomorph.morph(shown, html, { morphStyle: 'innerHTML' })
      pages.keep()
      drawn = wanted
    } catch {
      // The connection is down: `onStatus` says so, and when it's back.
    }
    setTimeout(() => {
      isDrawing = false
      void draw()
    }, APART)
  }

  function heard(down: Down): void {
    seen = seenIn(seen, down)
    setTimeout(draw, Math.random() * SPREAD)
  }

  function look(): void {
    seen = `${Date.now()}`
    void draw()
  }

  let looking: ReturnType<typeof setInterval> | undefined
  void call({
    url: () => `${location.origin.replace(/^http/, 'ws')}/api/rooms/${code}/socket?as=watcher&v=${PROTOCOL}&pings=1`,
    onDown: heard,
    onStatus(status) {
      shown.dataset['line'] = status.kind === 'reconnecting' ? 'lost' : 'there'
      if (status.kind !== 'closed') return
      // What was seen is not for all any more; where we are now it may still be handed out for a moment.
      if (status.why === 'shut') return location.replace(addressOf(`${Date.now()}`))
      if (status.why !== 'tooManyWatchers') look()
      looking ??= setInterval(look, FROM_TIME_TO_TIME)
    },
    onSeatChanged: () => undefined,
  })
  document.addEventListener('visibilitychange', () => void draw())
}

/** What calls is fetched once the frame can be used: it stands as the server drew it. */
async function call(ends: Ends<Down>): Promise<void> {
  const found = await import('#lib/net/line.ts').catch(() => null)
  if (found) return void new found.Line(ends)
  ends.onStatus({ kind: 'reconnecting', tries: 1, nextAt: null })
  setTimeout(call, FETCH_AGAIN, ends)
}
