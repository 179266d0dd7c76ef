import type { SelfAct } from '@robot-night/protocol'
import { ticketHash } from '@robot-night/protocol/ticketHash'
import { ask } from '../../wire/rooms.ts'
import { allEnded, seatOf } from './absent.ts'
import type { Deed } from './plan.ts'
import type { Table } from './Table.ts'

type HandOff = Extract<Deed, { kind: 'handOff' }>

/** What a ticket is called in the room. */
const ID_LENGTH = 16

/** From the making of the ticket until the seat is open on the other device, which has watched until it is let in. */
export async function handOff(table: Table, { use, playsOn, device, secret }: HandOff): Promise<void> {
  const { own: old, known, url, code } = table
  const ticket = ticketHash(code, secret)
  const shows = async (take: boolean) => {
    const body = { ticket: secret, take, ...(take ? { kind: 'tablet' } : {}) }
    table.answered(await ask(url, { path: `/api/rooms/${code}/tickets`, device, body }))
  }
  await ofOwn(table, { do: 'handOff', ticket, use })
  await shows(false)
  table.seatless.add(device)
  const asking = await table.opens(device, null)
  await shows(true)
  await asking.until(0, (down) => Boolean(down.asking), 'the digits')
  await ofOwn(table, { do: 'letIn', ticket: ticket.slice(0, ID_LENGTH), yes: true })
  await asking.ended()
  if (use === 'move') await allEnded(table.linesOn(old.device))
  table.seatless.delete(device)
  const line = await table.opens(device, null)
  await table.settle()
  if (playsOn === 'new') table.uses(line)
  if (use === 'move' && old.device !== null) {
    table.seatless.add(old.device)
    await table.opens(old.device, known)
  }
}

/** The other device says what it had at the seat, and gets what all see who watch. */
export async function signOut(table: Table): Promise<void> {
  const { own, known } = table
  const devices = own.downs.findLast((down) => down.self)?.self?.devices ?? []
  const other = devices.find(({ isThis }) => !isThis)
  const lines = table.seated.filter(({ device }) => device !== own.device)
  const device = lines[0]?.device ?? null
  if (!other || device === null) throw new Error('there is no other device')
  await ofOwn(table, { do: 'signOut', device: other.id })
  await allEnded(lines)
  table.seatless.add(device)
  await table.settle()
  await table.opens(device, known)
}

/** Told to the seat alone. */
async function ofOwn(table: Table, act: SelfAct): Promise<void> {
  const { no } = await table.send(seatOf(table), { what: 'self', act }, { isQuiet: true })
  if (no) throw new Error(`${act.do} was refused: ${no.code}`)
}
