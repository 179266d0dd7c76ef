import { sinceOf, type BriefFrame, type Heard, type PatchFrame } from './frame.ts'
import { changed, inPlaces } from './places.ts'
import { inFull, inValues, type Shapes } from './shapes.ts'

/** What both ends of a line know of a match: by this the next frame can be brief. */
export interface Shared<Scene> {
  scene: Scene
  shapes: Shapes
}

/** A frame of patches, for whoever has `had`; `scene` is the one that it leads to. */
export function briefly(frame: PatchFrame, had: Shared<unknown>, scene: unknown): BriefFrame {
  const { n, told, patch } = frame
  const heard = inValues(told, had.shapes)
  const change = patch.length === 0 ? {} : inPlaces(patch, had.scene, scene)
  if (sinceOf(frame) !== n - 1) return [n, heard, change, sinceOf(frame)]
  return patch.length === 0 ? [n, heard] : [n, heard, change]
}

/** What it says to whoever has frame `since`. */
export function atLength<Scene>(frame: BriefFrame, had: Shared<Scene>): { told: Heard[]; scene: Scene } {
  const [, heard, change = {}] = frame
  return { told: inFull(heard, had.shapes), scene: changed(had.scene, change) }
}

export const sinceOfBrief = ([n, , , since = n - 1]: BriefFrame): number => since
