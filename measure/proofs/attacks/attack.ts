import type { Workerd } from '../../wire/Workerd.ts'
import type { Trial } from './Trial.ts'

/** What is attacked. Points of `docs/security.md` have the same names. */
export const KINDS = [
  'seats',
  'devices',
  'whispers',
  'records',
  'shut rooms',
  'delay',
  'names',
  'notices',
  'crowds',
  'JSON',
  'front door',
  'banned',
  'filter',
  'rules',
] as const
export type Kind = (typeof KINDS)[number]

/** What all attacks share: the running Worker, and the door that `npm start` puts in front of it. */
export interface Site {
  readonly server: Workerd
  readonly url: string
  /** Of the door. */
  readonly door: number
}

export interface Attack {
  /** Who tries what. */
  name: string
  /** It takes hundreds of requests, and is left to the measure. */
  isLong?: true
  tries(trial: Trial, site: Site): Promise<void>
}
