import type { Refusal, Rng } from '@robot-night/engine'
import { flip, startingFlips, turned } from './coin.ts'
import { coversFor, type Entry } from './entries.ts'
import { POWERS, ROBOTS, type Allegiance, type Power, type Robot } from './material.ts'
import type { Covers, Part } from './parts.ts'

/** CM-1, CM-2: what one phone holds in the place of two cards and a coin. */
export interface Phone {
  robot: Robot
  power: Power
  allegiance: Allegiance
  covered: Covers
}

/** What can be done with a phone that has been dealt to. */
export type Deed =
  | { kind: 'turn' }
  | { kind: 'flip' }
  | { kind: 'setNeutral' }
  | { kind: 'cover'; part: Part }
  | { kind: 'uncover'; part: Part }
  | { kind: 'show'; entry: Entry }

/** Why a deed is not done. */
export interface PhoneRefusal extends Refusal {
  code: 'no_cards' | 'covered'
}

/** CM-3: always from complete decks of this phone’s own, so that cards may come again. */
export function deal(rng: Rng): Phone {
  return {
    robot: rng.pick(ROBOTS),
    power: rng.pick(POWERS),
    allegiance: startingFlips(rng),
    covered: coversFor('everything'),
  }
}

/** CM-3: cards on the table are not swept away by a slip of the finger. */
export function asksBeforeDealing(phone: Phone | null): boolean {
  return phone !== null
}

/** CM-6: a covered coin is not touched. CM-9: nothing else is refused to anybody who has cards. */
export function refuse(phone: Phone | null, deed: Deed): PhoneRefusal | null {
  if (!phone) return { code: 'no_cards' }
  if (touchesCoin(deed) && phone.covered.allegiance) return { code: 'covered' }
  return null
}

/** The phone after the deed, or why nothing was done. */
export function submit(phone: Phone | null, deed: Deed, rng: Rng): { phone: Phone } | { refusal: PhoneRefusal } {
  const refusal = refuse(phone, deed)
  if (refusal || !phone) return { refusal: refusal ?? { code: 'no_cards' } }
  return { phone: after(phone, deed, rng) }
}

const touchesCoin = ({ kind }: Deed): boolean => kind === 'turn' || kind === 'flip' || kind === 'setNeutral'

function after(phone: Phone, deed: Deed, rng: Rng): Phone {
  switch (deed.kind) {
    case 'turn':
      return { ...phone, allegiance: turned(phone.allegiance) }
    case 'flip':
      return { ...phone, allegiance: flip(rng) }
    case 'setNeutral':
      return { ...phone, allegiance: 'N' }
    case 'cover':
      return { ...phone, covered: { ...phone.covered, [deed.part]: true } }
    case 'uncover':
      return { ...phone, covered: { ...phone.covered, [deed.part]: false } }
    case 'show':
      return { ...phone, covered: coversFor(deed.entry) }
    default:
      return never(deed)
  }
}

function never(deed: never): never {
  throw new Error(`no such deed: ${JSON.stringify(deed)}`)
}
