import { BANNED } from './banned.ts'
import { CROWDS } from './crowds.ts'
import { DELAY } from './delay.ts'
import { DEVICES } from './devices.ts'
import { FILTER } from './filter.ts'
import { FRONT_DOOR } from './front.ts'
import { DEEP_JSON } from './json.ts'
import { NAMES } from './names.ts'
import { NOTICES } from './notices.ts'
import { PHONES } from './phones.ts'
import { RECORDS } from './records.ts'
import { RULES } from './rules.ts'
import { SEATS } from './seats.ts'
import { SHUT_ROOMS } from './shut.ts'
import { WHISPERS } from './whispers.ts'
import type { Attack, Kind } from './attack.ts'

/** By what is attacked. What takes longest comes first. */
export const ATTACKS: Readonly<Record<Kind, readonly Attack[]>> = {
  delay: DELAY,
  records: RECORDS,
  crowds: CROWDS,
  seats: SEATS,
  devices: DEVICES,
  whispers: WHISPERS,
  'shut rooms': SHUT_ROOMS,
  banned: BANNED,
  names: NAMES,
  notices: NOTICES,
  JSON: DEEP_JSON,
  'front door': FRONT_DOOR,
  filter: FILTER,
  rules: [...PHONES, ...RULES],
}
