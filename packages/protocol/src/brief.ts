import type { BriefFrame, Heard } from './frame.ts'
import { changed, type Change } from './places.ts'
import { inFull, inValues, type Shapes } from './shapes.ts'

/** What both ends of a line know of a match: by this the next frame can be brief. */
export interface Shared<Scene> {
  scene: Scene
  shapes: Shapes
}

/** What came since frame `since`; `change` undefined: the scene is the same. */
export interface Since {
  n: number
  since: number
  told: readonly Heard[]
  change: Change | undefined
}

/** A frame for whoever has frame `since`, and with it these shapes. */
export function briefly({ n, since, told, change }: Since, shapes: Shapes): BriefFrame {
  const heard = inValues(told, shapes)
  if (since !== n - 1) return [n, heard, change === undefined ? {} : change, since]
  return change === undefined ? [n, heard] : [n, heard, change]
}

/** What it says to whoever has frame `since`. */
export function atLength<Scene>(frame: BriefFrame, had: Shared<Scene>): { told: Heard[]; scene: Scene } {
  const [, heard, change = {}] = frame
  return { told: inFull(heard, had.shapes), scene: changed(had.scene, change) }
}

export const sinceOfBrief = ([n, , , since = n - 1]: BriefFrame): number => since
