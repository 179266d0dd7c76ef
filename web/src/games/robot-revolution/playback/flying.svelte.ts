import { untrack } from 'svelte'
import { isStill } from '#lib/motion/enter.ts'
import { beforePaint } from '#lib/motion/frame.ts'
import { placesOf, slide, type Places } from '#lib/motion/gliding.svelte.ts'
import { departures, fly, type Departures } from '#lib/motion/flyer.ts'
import { isShown } from '#lib/ui/isShown.ts'
import { shifted } from './flights.ts'
import { selectorsOf, type Spot } from '../spots.ts'
import type { Playback } from './playback.ts'

interface Sight {
  playback: Pick<Playback, 'stage' | 'tempo'>
  /** Cards that the viewer has laid and not yet sent. */
  laid(): readonly string[]
  root(): HTMLElement | null
}

/** Lets cards fly when something is shown, and at once when the viewer lays one or takes it back. Called while a component is made. */
export function flying({ playback, laid, root }: Sight): void {
  let before: readonly string[] = []
  let leaving: Departures<Spot> = []
  let stacks: Places = []
  $effect.pre(() => {
    const flights = playback.stage?.flights ?? []
    const now = laid()
    const changed = [...now.filter((card) => !before.includes(card)), ...before.filter((card) => !now.includes(card))]
    before = now
    const isMoving = flights.length + changed.length > 0
    stacks = untrack(() => (isMoving ? stacksIn(root()) : []))
    leaving = untrack(() => departures([...flights, ...shifted(changed)], (spot) => seen(root(), spot)))
  })
  $effect(() => {
    void [playback.stage, laid()]
    const [left, closing, tempo] = [leaving, stacks, untrack(() => playback.tempo)]
    leaving = []
    stacks = []
    const isNewBattle = untrack(() => playback.stage?.light?.beat === 'lamp')
    if (left.length + closing.length === 0 && !isNewBattle) return
    beforePaint(() => {
      if (isNewBattle) landAll(root())
      takeOff(root(), left, tempo)
      slide(closing, root()?.currentCSSZoom ?? 1)
    })
  })
  $effect(() => {
    const { stage, tempo } = playback
    if (stage?.light?.beat === 'stamp') shake(root()?.querySelector('.table'), tempo)
  })
}

function takeOff(root: HTMLElement | null, leaving: Departures<Spot>, tempo: number): void {
  const layer = root?.querySelector<HTMLElement>('.sky')
  if (!layer || leaving.length === 0) return
  fly(leaving, { layer, tempo, find: (spot) => seen(root, spot), back: layer.querySelector<HTMLElement>('.model') })
}

/** What is late is not in the way of what comes next. */
function landAll(root: HTMLElement | null): void {
  const sky = root?.querySelector('.sky')
  for (const flight of sky?.getAnimations({ subtree: true }) ?? []) flight.finish()
}

/** A card that comes or goes makes the others of its stack close up. */
const stacksIn = (root: HTMLElement | null): Places => placesOf([...(root?.querySelectorAll('.cards') ?? [])])

/** Of all the layouts that know a spot the one on the screen. */
function seen(root: HTMLElement | null, spot: Spot): HTMLElement | null {
  for (const selector of selectorsOf(spot)) {
    const found = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])]
    const here = found.find((node) => !node.closest('.sky') && isShown(node))
    if (here) return here
  }
  return null
}

/** The stamp falls, and the table drops by a hair. */
function shake(table: Element | null | undefined, tempo: number): void {
  if (isStill()) return
  const drop = [0, 4, -2, 0].map((y) => ({ translate: `0 ${y}px` }))
  table?.animate(drop, { delay: 150 * tempo, duration: 120 })
}
