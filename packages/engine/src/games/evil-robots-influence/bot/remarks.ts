import type { Heard, Remarks, Rng, Saying, Seat } from '../../../core/game.ts'
import { unheard } from '../../../core/remarks.ts'
import { TRIGGER } from '../material.ts'
import { teamOf } from '../facts.ts'
import type { EvilRobotsInfluence, Team, View } from '../shapes.ts'
import { meIn } from './world.ts'

/** Of a hundred times: how often it says something at all. */
const CHANCE = { claim: 70, turn: 25, split: 60 } as const
/** Influence from which somebody is worth a warning. */
const RICH = TRIGGER - 3
const STRONG = 7

/** It speaks as a round begins, now and then at a turn, and about the split: for its own side, true or not. */
export const remarks: Remarks<EvilRobotsInfluence> = {
  lines: {
    accuse: '{who} is on the other side. Somebody turn that coin.',
    contradicts: '{who}, your coins say otherwise.',
    defend: 'You’re wrong about me, {who}.',
    join: 'I’m with {who} this round.',
    rich: '{who} has {what} Influence. Not another win, please.',
    strong: 'Level {what} for {who}. That decides the round.',
    fair: 'Equal shares of the {what}, and I’m in.',
  },
  occasion: ({ phase }) => {
    if (phase.kind === 'claim') return phase.first ? { speakers: 2, pause: [2, 6] } : null
    if (phase.kind === 'turn') return { speakers: 1, pause: [1, 3] }
    return phase.kind === 'split' ? { speakers: 1, pause: [2, 5] } : null
  },
  say(view, heard, rng) {
    const { kind } = view.phase
    const chance = kind === 'claim' || kind === 'turn' || kind === 'split' ? CHANCE[kind] : 0
    const isSaid = rng.int(100) < chance
    const all = unheard(sayingsIn(view, heard, rng), heard)
    return isSaid && all.length > 0 ? rng.pick(all) : null
  },
}

function sayingsIn(view: View, heard: readonly Heard[], rng: Rng): Saying[] {
  const { phase, pot } = view
  const me = meIn(view)
  if (phase.kind === 'split')
    return phase.winners.includes(me) && phase.winners.length > 1 && pot >= phase.winners.length
      ? [{ line: 'fair', what: String(pot) }]
      : []
  const accuser = accuserOf(me, heard)
  if (accuser !== null) return [{ line: 'defend', who: accuser }]
  const liars = othersIn(view).filter((seat) => isContradicted(view, heard, seat))
  if (liars.length > 0) return liars.map((who) => ({ line: 'contradicts', who }))
  const team = pretended(view, rng)
  // A coin that lies open needs no word.
  const claims: Saying[] =
    phase.kind === 'claim' && view.seats[me]?.open === false ? [{ claim: { kind: 'side', value: team } }] : []
  return [...claims, ...aboutOthers(view, team)]
}

/** What everybody sees of a seat's side; null: its hidden coin is unknown to some. */
function openTeam({ seats }: View, seat: Seat): Team | null {
  const own = seats[seat]
  return own?.open && own.hidden ? teamOf(own.hidden, own.shown) : null
}

const othersIn = (view: View): Seat[] => [...view.seats.keys()].filter((seat) => seat !== meIn(view))

/** The side that it makes others believe in. */
function pretended(view: View, rng: Rng): Team {
  const own = view.seats[meIn(view)]
  const open = openTeam(view, meIn(view))
  const isLie = rng.int(100) < LIES
  if (!own?.hidden) return 'neutral'
  if (open) return open
  const team = teamOf(own.hidden, own.shown)
  // Strong and decided: others would turn its coin. Undecided: others would fear it less as a friend.
  if (team === 'neutral') return isLie ? (own.shown === 'H' ? 'good' : 'evil') : team
  return isLie && (own.level ?? 0) >= STRONG ? 'neutral' : team
}
/** In a hundred. */
const LIES = 70

function aboutOthers(view: View, team: Team): Saying[] {
  return othersIn(view).flatMap((who): Saying[] => {
    const { influence, level } = view.seats[who] ?? { influence: 0, level: null }
    const theirs = openTeam(view, who)
    const rich: Saying[] = influence >= RICH ? [{ line: 'rich', who, what: String(influence) }] : []
    const strong: Saying[] = (level ?? 0) > STRONG ? [{ line: 'strong', who, what: String(level) }] : []
    if (team === 'neutral' || theirs === null || theirs === 'neutral') return [...rich, ...strong]
    return [...rich, theirs === team ? { line: 'join', who } : { line: 'accuse', who }]
  })
}

/** Coins change within a round: only what was said lately is answered or held against anyone. */
const LATELY = 3
const isLate = ({ ago }: Heard): boolean => ago <= LATELY

/** Unless it has answered already. */
function accuserOf(me: Seat, heard: readonly Heard[]): Seat | null {
  const lately = heard.filter(isLate)
  const against = lately.findLastIndex(
    ({ said }) => 'line' in said && said.who === me && (said.line === 'accuse' || said.line === 'contradicts'),
  )
  const answered = lately.findLastIndex(({ seat }) => seat === me)
  return against > answered ? (lately[against]?.seat ?? null) : null
}

/** Who claimed in this phase what its open coins deny. */
function isContradicted(view: View, heard: readonly Heard[], seat: Seat): boolean {
  const open = openTeam(view, seat)
  const said = heard.findLast((each) => each.seat === seat && each.ago === 0 && 'claim' in each.said)?.said
  if (!open || !said || !('claim' in said)) return false
  const { kind, value } = said.claim
  return kind === 'side' ? value !== open : value !== view.seats[seat]?.hidden
}
