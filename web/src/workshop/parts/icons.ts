import type { IconName } from '#lib/ui/Icon.svelte'

/** Typed so that none is forgotten. */
const EACH: Record<IconName, true> = {
  tv: true,
  frame: true,
  devices: true,
  seat: true,
  menu: true,
  close: true,
  talk: true,
  hush: true,
  send: true,
  share: true,
  copy: true,
  plus: true,
  less: true,
  tick: true,
  undo: true,
  pen: true,
  door: true,
  book: true,
  stop: true,
  pause: true,
  play: true,
  alert: true,
  eye: true,
  lamp: true,
  set: true,
  claim: true,
}
const isIcon = (name: string): name is IconName => name in EACH
export const ICONS: readonly IconName[] = Object.keys(EACH).filter(isIcon)
