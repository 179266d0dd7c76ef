import type { Move, Seat } from '@robot-night/engine'
import type { HostAct } from '@robot-night/protocol'
import { leaveSeat, remove, stayAway, takeBack } from './absent.ts'
import { comesBack, goesAway } from './comingAndGoing.ts'
import { handOff, signOut } from './devices.ts'
import { hungUp } from './hungUp.ts'
import type { Deed, Sent, Try } from './plan.ts'
import type { Table } from './Table.ts'

/** Hush: somebody who says something in the other world says nothing in this one. */
export type Happening = Move | Hush
interface Hush {
  what: 'nothing'
  seat: Seat
}

export interface Doing {
  /** The world in which it happens, and its moves. */
  name: 'a' | 'b'
  moves: readonly Happening[]
}

/** Does one deed to its end. */
export async function act(table: Table, deed: Deed, { name, moves }: Doing): Promise<void> {
  switch (deed.kind) {
    case 'move':
      return happen(table, moves[deed.at], deed)
    case 'try':
      return tryOut(table, deed.what)
    case 'mistake':
      return name === 'a' ? sendByMistake(table, deed.seat, deed.what) : table.hush(deed.seat)
    case 'watcherSay':
      return table.watcherSay(name === 'a' ? deed.text : null)
    case 'whisper':
      return name === 'a' ? whisper(table, deed) : table.hush(deed.seat)
    case 'say':
      return void (await table.send(deed.seat, { what: 'say', text: deed.text }))
    case 'again':
      return table.askAgain()
    case 'leave':
      return leave(table)
    case 'comeBack':
      return comeBack(table, deed.forgotten)
    case 'openMore':
      return table.openMore()
    case 'look':
      return table.look()
    case 'open':
      return table.browser.open(deed.after)
    case 'openPublic':
      await table.watchElsewhere()
      return table.browser.openPublic(deed.by)
    case 'setBot':
      return replace(table, deed.seat)
    default:
      return actOfOwn(table, deed)
  }
}

type OfOwn = 'manage' | 'pause' | 'lendHost' | 'shut' | 'handOff' | 'signOut'
type Absent = 'leaveSeat' | 'takeBack' | 'stayAway' | 'remove'

/** What only some viewers do, or have done to them. */
async function actOfOwn(table: Table, deed: Extract<Deed, { kind: OfOwn | Absent }>): Promise<void> {
  switch (deed.kind) {
    case 'manage':
      return manage(table, deed.act)
    case 'pause':
      return pause(table)
    case 'lendHost':
      return lendHost(table, deed.to)
    case 'shut':
      return shut(table)
    case 'handOff':
      return handOff(table, deed)
    case 'signOut':
      return signOut(table)
    case 'leaveSeat':
      return leaveSeat(table)
    case 'takeBack':
      return takeBack(table)
    case 'stayAway':
      return stayAway(table)
    case 'remove':
      return remove(table)
    default:
      return deed satisfies never
  }
}

/** A world that has gone astray may refuse it. That shows in what the viewer gets, and is counted. */
async function happen(table: Table, happening: Happening | undefined, how: { isQuiet: boolean }): Promise<void> {
  if (!happening) throw new Error('no such move')
  if (happening.what === 'close') return table.untilClosed(happening.beat)
  if (happening.what === 'nothing') return table.hush(happening.seat)
  if (happening.by === 'clock') return table.letTimePass()
  if (happening.by === 'bot') {
    if (!(await table.untilMoved(happening, how))) table.refused += 1
    return
  }
  const { what, beat, kind, action } = happening
  const answer = await table.send(happening.seat, { what, match: table.known.match, beat, kind, action }, how)
  if (answer.no) table.refused += 1
}

async function tryOut(table: Table, tried: Try): Promise<void> {
  if (tried.kind === 'text') return table.sendOn(table.own, tried.text, ({ no }) => no !== undefined)
  const id = table.nextId()
  const { what, beat, answer: kind, action } = tried
  const command = { id, what, match: table.known.match, beat, kind, action }
  return table.sendOn(table.own, command, ({ ok, no }) => ok === id || no?.id === id)
}

/** Nobody else must notice that it was refused. */
async function sendByMistake(table: Table, seat: Seat, { what, beat, answer: kind, action }: Sent): Promise<void> {
  const { no } = await table.send(seat, { what, match: table.known.match, beat, kind, action }, { isQuiet: true })
  if (!no) throw new Error(`${kind} was to be refused to ${seat}`)
}

/** Whether or not the title lets people whisper now. */
async function whisper(table: Table, { seat, to }: { seat: Seat; to: Seat }): Promise<void> {
  await table.send(seat, { what: 'whisper', to, text: 'Between you and me.' }, { isQuiet: true })
}

async function leave(table: Table): Promise<void> {
  const { own, viewer, openOnes, watchersBeside } = table
  const cut = () => hungUp(table, own)
  if (viewer === 'spectator') return table.witnessed(cut, ({ watchers }) => watchers === openOnes - 1 + watchersBeside)
  // With another device open they're still here, and only their own devices hear of it.
  return openOnes > 1 ? cut() : goesAway(table, viewer)
}

async function comeBack(table: Table, forgotten: number): Promise<void> {
  const { viewer, openOnes, watchersBeside } = table
  const known = { ...table.known, n: Math.max(0, table.known.n - forgotten) }
  if (viewer === 'spectator') {
    return table.witnessed(
      () => table.watch(known),
      ({ watchers }) => watchers === openOnes + 1 + watchersBeside,
    )
  }
  const sit = () => table.sitDown(viewer, known)
  return openOnes > 0 ? sit() : comesBack(table, viewer, sit)
}

async function replace(table: Table, seat: Seat): Promise<void> {
  await goesAway(table, seat)
  await manage(table, { do: 'setBot', chair: seat, on: true })
  await table.noteAlarm()
  await comesBack(table, seat, () => table.sitDown(seat))
}

/** By the host. */
async function manage(table: Table, act: HostAct): Promise<void> {
  const { no } = await table.send(table.facts.host, { what: 'manage', act })
  if (no) throw new Error(`${act.do} was refused: ${no.code}`)
}

async function pause(table: Table): Promise<void> {
  await manage(table, { do: 'pause', on: true })
  await table.refusedOnce()
  await manage(table, { do: 'pause', on: false })
}

async function lendHost(table: Table, to: Seat): Promise<void> {
  const { host } = table.facts
  await manage(table, { do: 'passHost', chair: to })
  await manage(table, { do: 'passHost', chair: host })
}

/** There are no watchers any more who would hear of it last. */
async function shut(table: Table): Promise<void> {
  const { no } = await table.send(
    table.facts.host,
    { what: 'manage', act: { do: 'shut', on: true } },
    { isQuiet: true },
  )
  if (no) throw new Error(`shut was refused: ${no.code}`)
}
