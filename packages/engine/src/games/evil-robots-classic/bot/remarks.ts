import type { Heard, Occasion, Remarks, Rng, Saying, Seat } from '../../../core/game.ts'
import { unheard } from '../../../core/remarks.ts'
import { SIDES, type Allegiance, type EvilRobotsClassic, type Side, type View } from '../shapes.ts'
import { isSeat } from '../table.ts'
import { meIn, othersIn, seenAt } from './known.ts'

/** Of a hundred times: how often it says something at all. */
const CHANCE = { discuss: 75, answer: 60, nextRound: 45 } as const
const HIGH = 7

/** It speaks before the countdown, when somebody is to be converted, and once all lies open: for its own side, true or not. */
export const remarks: Remarks<EvilRobotsClassic> = {
  lines: {
    accuse: '{who} is on the other side. Watch out.',
    contradicts: '{who}, that isn’t what you told us.',
    defend: 'You’ve got the wrong robot, {who}.',
    join: 'I’m on the same side as {who}.',
    early: '{who} passes already. Strong, or bluffing?',
    resist: 'Leave my coin alone, {who}.',
    persuade: 'Come over to my side, {who}.',
    caught: '{who}, you showed us another side.',
    strong: '{who} had power {what} all along.',
  },
  occasion: ({ phase }) => OCCASIONS[phase.kind] ?? null,
  say(view, heard, rng) {
    const isSaid = rng.int(100) < chanceIn(view)
    const all = unheard(sayingsIn(view, heard, rng), heard)
    return isSaid && all.length > 0 ? rng.pick(all) : null
  },
}

/** In a discussion not before somebody may have shown something. */
const OCCASIONS: Readonly<Partial<Record<View['phase']['kind'], Occasion>>> = {
  discuss: { speakers: 2, pause: [5, 15] },
  answer: { speakers: 1, pause: [0.5, 2] },
  nextRound: { speakers: 1, pause: [2, 5] },
}

const chanceIn = ({ phase: { kind } }: View): number =>
  kind === 'discuss' || kind === 'answer' || kind === 'nextRound' ? CHANCE[kind] : 0

/** What there is to say now. One that was accused answers. */
function sayingsIn(view: View, heard: readonly Heard[], rng: Rng): Saying[] {
  switch (view.phase.kind) {
    case 'discuss':
      return inDiscussion(view, heard, rng)
    case 'answer':
      return inChain(view)
    case 'nextRound':
      return atReveal(view)
    default:
      return []
  }
}

/** Cards are new in every round, so what was said before this phase counts for nothing. */
function inDiscussion(view: View, heard: readonly Heard[], rng: Rng): Saying[] {
  const now = heard.filter(({ ago }) => ago === 0)
  const accuser = accuserOf(view, now)
  if (accuser !== null) return [{ line: 'defend', who: accuser }]
  const liars = liarsIn(view, now)
  if (liars.length > 0) return liars.map((who) => ({ line: 'contradicts', who }))
  const side = pretended(view, rng)
  const shown = seenAt(view, meIn(view).seat).allegiance !== null
  const claim: Saying[] = shown ? [] : [{ claim: { kind: 'allegiance', value: side } }]
  return [...claim, ...aboutOthers(view, side)]
}

function aboutOthers(view: View, side: Allegiance): Saying[] {
  return othersIn(view).flatMap((who): Saying[] => {
    const { passed, allegiance } = seenAt(view, who)
    const early: Saying[] = passed ? [{ line: 'early', who }] : []
    if (side === 'N' || !allegiance || allegiance.value === 'N') return early
    return [...early, { line: allegiance.value === side ? 'join' : 'accuse', who }]
  })
}

/** Somebody has just said something against me. */
function accuserOf({ viewer }: View, heard: readonly Heard[]): Seat | null {
  const against = ({ said }: Heard): boolean =>
    'line' in said && said.who === viewer && (said.line === 'accuse' || said.line === 'contradicts')
  return heard.findLast(against)?.seat ?? null
}

/** Who claimed another side than everybody has seen. */
const liarsIn = (view: View, heard: readonly Heard[]): Seat[] =>
  othersIn(view).filter((seat) => {
    const shown = seenAt(view, seat).allegiance
    const said = heard.findLast((each) => each.seat === seat && sideOf(each.said) !== null)
    return shown !== null && said !== undefined && sideOf(said.said) !== shown.value
  })

const sideOf = (said: Saying): string | null =>
  'claim' in said && said.claim.kind === 'allegiance' ? said.claim.value : null

/** The side it makes others believe in: what they have seen, or what helps it. */
function pretended(view: View, rng: Rng): Allegiance {
  const { seat, own } = meIn(view)
  const shown = seenAt(view, seat).allegiance
  const other = own.allegiance === 'G' ? 'E' : 'G'
  const larger = largerSide(view) ?? rng.pick(SIDES)
  if (shown) return shown.value
  switch (own.robot) {
    // To be of the larger side is to be left in peace; JudasBot will have changed sides by the end.
    case 'CheatBot':
    case 'ScaredyBot':
    case 'JudasBot':
      return larger
    // It scores if its own side loses (ERC-755).
    case 'MiseryBot':
      return own.allegiance === 'N' ? larger : other
    default:
      // Neutral and easy to convert: come and get me. Neutral and late: nobody is to bother.
      return own.allegiance === 'N' && own.power < HIGH ? larger : own.allegiance
  }
}

function largerSide(view: View): Side | null {
  const shown = othersIn(view).map((seat) => seenAt(view, seat).allegiance?.value)
  const [good = 0, evil = 0] = SIDES.map((side) => shown.filter((each) => each === side).length)
  return good === evil ? null : good > evil ? 'G' : 'E'
}

/** To the one that converts it, or to the one that it converts. */
function inChain({ phase, viewer }: View): Saying[] {
  const top = phase.kind === 'answer' ? phase.stack.at(-1) : undefined
  if (!top || top.instigator === top.target) return []
  if (top.target === viewer) return [{ line: 'resist', who: top.instigator, what: top.shown }]
  return top.instigator === viewer && isSeat(top.target) ? [{ line: 'persuade', who: top.target, what: top.shown }] : []
}

/** All of it lies open. */
function atReveal(view: View): Saying[] {
  if (view.phase.kind !== 'nextRound') return []
  const { seats, diary } = view.phase.result
  const caught = othersIn(view).filter((seat) => diary.lies.some((lie) => lie.seat === seat))
  if (caught.length > 0) return caught.map((who) => ({ line: 'caught', who }))
  const hidden = othersIn(view).filter((seat) => (seats[seat]?.power ?? 0) > HIGH && seats[seat]?.win)
  return hidden.map((who) => ({ line: 'strong', who, what: String(seats[who]?.power) }))
}
