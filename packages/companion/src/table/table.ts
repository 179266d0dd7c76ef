import type { Rng } from '@robot-night/engine'
import { startingFlips } from '../coin.ts'
import { POWERS, ROBOTS } from '../material.ts'
import type { Hand, Member, Table, TableRefusal, Wish } from './shapes.ts'

/** CM-20 */
export const PHONES = 9

type Done = { table: Table } | { refusal: TableRefusal }
const refused = (code: TableRefusal['code']): Done => ({ refusal: { code } })

/** A table that somebody has just made; it is theirs to shuffle. */
export function lay(code: string, { device, name }: { device: string; name: string }): Table {
  const undealt = { robots: [], powers: [] }
  return { code, round: 0, members: [{ device, name, hand: null }], host: device, undealt, npc: null }
}

/** CM-24: a phone that comes in the middle of a round is dealt to from what is left; one that had left has the cards that it had. */
export function join(table: Table, { device, name }: { device: string; name: string }, rng: Rng): Done {
  if (memberOf(table, device)) return { table }
  if (table.members.length >= PHONES) return refused('table_full')
  const joined = { ...table, members: [...table.members, { device, name, hand: null }], host: table.host ?? device }
  const { gone = [] } = table
  const had = gone.find((one) => one.device === device)
  if (had) return { table: withHand({ ...joined, gone: gone.filter((one) => one !== had) }, device, had.hand) }
  // In one round the deck deals to as many as a table seats: who comes and goes draws no more of it.
  const isDealtIn = table.round > 0 && table.members.length + gone.length < PHONES
  return { table: isDealtIn ? dealtTo(joined, device, rng) : joined }
}

/** What a phone asks for. `here`: the devices that are connected. */
export function grant(table: Table, asked: { device: string; wish: Wish; here: ReadonlySet<string> }, rng: Rng): Done {
  const { device, wish, here } = asked
  const member = memberOf(table, device)
  if (!member) return refused('not_joined')
  switch (wish.what) {
    case 'leave':
      return { table: without(table, device, here) }
    case 'turnCoin':
      return turnCoin(table, member, wish)
    case 'turnNpc':
      return table.npc === null ? refused('no_cards') : { table: { ...table, npc: wish.allegiance } }
  }
  if (table.host !== device) return refused('not_host')
  if (wish.what === 'seatNpc') return { table: { ...table, npc: wish.on ? (table.npc ?? 'N') : null } }
  return wish.round === table.round ? { table: shuffled(table, rng) } : refused('late')
}

/** CM-25: when the host has gone, or has been away too long, the one who joined first of those here. */
export function passedOn(table: Table, here: ReadonlySet<string>): Table {
  const next = table.members.find(({ device }) => device !== table.host && here.has(device))
  return next ? { ...table, host: next.device } : table
}

export function memberOf(table: Table, device: string): Member | null {
  return table.members.find((member) => member.device === device) ?? null
}

/** CM-20, CM-21: new cards from one deck and new flips for everybody at once, here or not. */
function shuffled(table: Table, rng: Rng): Table {
  const robots = [...ROBOTS]
  const powers = [...POWERS, ...POWERS]
  rng.shuffle(robots)
  rng.shuffle(powers)
  const { gone: _, ...before } = table
  const fresh: Table = { ...before, round: table.round + 1, undealt: { robots, powers }, npc: table.npc && 'N' }
  return table.members.reduce((now: Table, { device }) => dealtTo(now, device, rng), fresh)
}

/** Counted as another hand, so that it comes covered. */
function withHand(table: Table, device: string, hand: Hand): Table {
  const deal = (table.dealt ?? 0) + 1
  const members = table.members.map((member) =>
    member.device === device ? { ...member, hand: { ...hand, deal } } : member,
  )
  return { ...table, members, dealt: deal }
}

/** Nothing once the deck has run out: so many may come and go that it does. */
function dealtTo(table: Table, device: string, rng: Rng): Table {
  const [robot, ...robots] = table.undealt.robots
  const [power, ...powers] = table.undealt.powers
  if (robot === undefined || power === undefined) {
    const members = table.members.map((member) => (member.device === device ? { ...member, hand: null } : member))
    return { ...table, members }
  }
  return withHand({ ...table, undealt: { robots, powers } }, device, { robot, power, allegiance: startingFlips(rng) })
}

/** CM-23: the phone turns its coin; the table remembers it for that phone alone. */
function turnCoin(table: Table, member: Member, { round, allegiance }: Extract<Wish, { what: 'turnCoin' }>): Done {
  if (!member.hand) return refused('no_cards')
  if (round !== table.round) return refused('late')
  const hand = { ...member.hand, allegiance }
  return { table: { ...table, members: table.members.map((each) => (each === member ? { ...member, hand } : each)) } }
}

/** CM-24: its cards are out until the next shuffle, or until it is back. */
function without(table: Table, device: string, here: ReadonlySet<string>): Table {
  const hand = memberOf(table, device)?.hand
  const gone = hand ? { gone: [...(table.gone ?? []), { device, hand }] } : {}
  const left = { ...table, ...gone, members: table.members.filter((member) => member.device !== device) }
  if (table.host !== device) return left
  const passed = passedOn(left, here)
  return passed.host === device ? { ...left, host: left.members[0]?.device ?? null } : passed
}
