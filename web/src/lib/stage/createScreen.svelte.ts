import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { setCover } from '../cards/cover.ts'
import { Peek } from '../cards/peek.svelte.ts'
import { isSkipKey } from '../motion/skipKeys.ts'
import { isWatched } from '../motion/watched.ts'
import type { Outcome, Seat } from '../table/scene.ts'
import type { Playable } from './EventPlayback.svelte.ts'
import { keepInView } from './inView.svelte.ts'
import { leadKeyboard, type KeyboardFocus } from './keyboard.svelte.ts'

/** What of a screen's props all titles go by. */
interface Given {
  news: object
  view: object
  asks: object | null
  pace: string
  isCovered: boolean
  me: Seat | null
  outcome: Outcome | null
  isEnded: boolean
  onshowing(isShowing: boolean): void
}

interface Title {
  playback: Playable
  /** Hands the playback what is new: at each change of news, view, question or pace. */
  take(): void
  /** The playback goes by the view too: it is handed on even where a match was broken off and nothing is shown. */
  takesAll?: true
  /** A new deal is covered again, even if a cover was left open before. */
  deal(): unknown
  focus: KeyboardFocus
  /** What a question is about, the first of these that can be used; without it, where the keyboard is led. */
  about?(): readonly string[]
}

/** The table of a title, as far as it behaves alike in all of them. */
interface Screen {
  /** Covers what is secret until it is pressed. */
  readonly peek: Peek
  /** For the element that holds the table: it hears taps and keys. */
  readonly root: Attachment<HTMLElement>
}

/**
 * What every title's screen does: it takes the news to its playback and says when something is being shown, ends that at
 * a key or when nobody looks (`Veil.svelte`: at a tap), covers secrets at each deal, and leads the keyboard to what
 * is asked next. Called while the screen is made, before what measures the table.
 */
export function createScreen(given: () => Given, title: Title): Screen {
  const { playback, deal, focus } = title
  const peek = new Peek(() => given().isCovered && given().me !== null && !given().outcome, deal)
  setCover(peek)
  followNews(given, title)
  const about = title.about ?? (() => focus.stops())
  const parts = [leadKeyboard(focus), keepInView({ when: () => focus.when(), about }), endPlayback(playback)]
  return {
    peek,
    root(element) {
      const leave = parts.map((part) => part(element))
      return () => leave.forEach((each) => each?.())
    },
  }
}

function followNews(given: () => Given, { playback, take, takesAll }: Title): void {
  $effect.pre(() => {
    const { news, view, asks, pace, isEnded, outcome } = given()
    void [news, view, asks, pace]
    const isBrokenOff = isEnded && !outcome
    untrack(() => {
      if (!isBrokenOff || takesAll) take()
      if (isBrokenOff) playback.skip()
    })
  })
  $effect.pre(() => {
    const { isBlocking } = playback
    untrack(() => given().onshowing(isBlocking))
  })
  $effect(() => () => {
    playback.skip()
    given().onshowing(false)
  })
}

/** Keys end what is shown, where nothing else takes them; and nothing is shown to nobody. */
function endPlayback(playback: Playable): Attachment<HTMLElement> {
  const hurried = (event: KeyboardEvent): void => {
    if (playback.isSkippable && isSkipKey(event)) playback.skip()
  }
  const looksAway = (): void => void (isWatched() || playback.skip())
  return () => {
    window.addEventListener('keydown', hurried)
    document.addEventListener('visibilitychange', looksAway)
    return () => {
      window.removeEventListener('keydown', hurried)
      document.removeEventListener('visibilitychange', looksAway)
    }
  }
}
