import type { BriefFrame, Heard } from './frame.ts'
import { packed, unpacked, type Keys } from './keys.ts'
import { isRecord } from './patch.ts'
import { changed, type Change } from './places.ts'

/** What came since frame `since`; `change` undefined: the scene is the same. */
export interface Since {
  n: number
  since: number
  told: readonly Heard[]
  change: Change | undefined
}

/** A frame for whoever has frame `since`, and these keys. */
export function briefly({ n, since, told, change }: Since, keys: Keys): BriefFrame {
  const counted = since === n - 1 ? n : ([n, since] as const)
  const heard = told.map((each) => packed(each, keys))
  return change ? [counted, heard, change.way, ...change.values.map((each) => packed(each, keys))] : [counted, heard]
}

/** What it says to whoever has them. */
export function atLength<Scene>(frame: BriefFrame, had: { scene: Scene; keys: Keys }): { told: Heard[]; scene: Scene } {
  const [, heard, way, ...values] = frame
  const told = heard.map((each) => heardIn(unpacked(each, had.keys)))
  if (way === undefined) return { told, scene: had.scene }
  return { told, scene: changed(had.scene, { way, values: values.map((each) => unpacked(each, had.keys)) }) }
}

function heardIn(each: unknown): Heard {
  if (!isHeard(each)) throw new Error('nothing told')
  return each
}
const isHeard = (each: unknown): each is Heard => isRecord(each) && typeof each['kind'] === 'string'

export const countOfBrief = ([counted]: BriefFrame): number => (typeof counted === 'number' ? counted : counted[0])
export const sinceOfBrief = ([counted]: BriefFrame): number => (typeof counted === 'number' ? counted - 1 : counted[1])
