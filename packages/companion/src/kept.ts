import { readJson } from '@robot-night/engine/json'
import { boolean, picklist, safeParse, strictObject, type GenericSchema } from 'valibot'
import { ALLEGIANCES, POWERS, ROBOTS } from './material.ts'
import type { Phone } from './phone.ts'

const PHONE: GenericSchema<unknown, Phone> = strictObject({
  robot: picklist(ROBOTS),
  power: picklist(POWERS),
  allegiance: picklist(ALLEGIANCES),
  covered: strictObject({ robot: boolean(), power: boolean(), allegiance: boolean() }),
})

/** CM-10: a phone as it is kept over a reload. */
export function written(phone: Phone): string {
  return JSON.stringify(phone)
}

/** Null where nothing was kept, or what was kept is none of ours. */
export function read(kept: string | null): Phone | null {
  if (kept === null) return null
  const parsed = safeParse(PHONE, readJson(kept))
  return parsed.success ? parsed.output : null
}
