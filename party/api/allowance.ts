import type { Context } from 'hono'
import { addressHash } from '../shell/hashes.ts'
import { addressOf } from './address.ts'
import type { Bindings } from './bindings.ts'
import { answer } from './problem.ts'

type Asked = Context<Bindings>

/** Rooms, tables of phones and screenings that one address may make. A school behind one address makes fewer. */
const AN_HOUR = 200
const A_DAY = 600

/** The coarse first net, by the minute; null: go on. */
export async function tooManyAtOnce(c: Asked): Promise<Response | null> {
  const net = await c.env.NewRooms?.limit({ key: addressOf(c) })
  return net && !net.success ? refusal(60) : null
}

/** Also by the hour and the day, exactly, so that nobody uses up the codes that there are in a year. */
export async function tooManyRooms(c: Asked): Promise<Response | null> {
  const refused = await tooManyAtOnce(c)
  const address = addressOf(c)
  if (refused || address === '' || !c.env.Allowance) return refused
  const { ROOMS_PER_HOUR: hour, ROOMS_PER_DAY: day } = c.env
  const most = { hour: Number(hour ?? AN_HOUR), day: Number(day ?? A_DAY) }
  const wait = await c.env.Allowance.getByName(addressHash('rooms', address)).take(most)
  return wait === null ? null : refusal(wait)
}

const refusal = (seconds: number): Response => answer('too_many_rooms', { 'retry-after': `${seconds}` })
