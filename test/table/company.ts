import { rngOf } from '@robot-night/engine'
import { anyDevice, ask } from '../../measure/wire/rooms.ts'
import { Aide } from './Aide.ts'

/** As long as a name can be, and shorter ones. */
const NAMES = [
  'Maximiliane Donauschiffe',
  'Bartholomäus',
  'Ida',
  'Wilhelmina',
  'Ben',
  'Theodora',
  'Ada',
  'Jonas',
  'Zoë',
] as const

export interface Company {
  url: string
  code: string
  /** The first has the lamp. */
  aides: readonly [Aide, ...Aide[]]
}

/** A room of people without screens: somebody else looks. First there is one of them. */
export async function companyAt(url: string, title: string): Promise<Company> {
  const device = anyDevice(rngOf(`${title} 0`))
  const [name] = NAMES
  const made = await ask(url, { path: '/api/rooms', device, body: { name, title, pace: 'off' } })
  const { code }: { code: string } = JSON.parse(made)
  return { url, code, aides: [await Aide.on(name, { url, code, device })] }
}

/** The same once the others have come. */
export async function gathered({ url, code, aides: [host] }: Company, seats: number): Promise<Company> {
  const others: Aide[] = []
  for (const [at, name] of NAMES.slice(1, seats).entries()) {
    const device = anyDevice(rngOf(`${code} ${at}`))
    await ask(url, { path: `/api/rooms/${code}/seats`, device, body: { name } })
    others.push(await Aide.on(name, { url, code, device }))
  }
  return { url, code, aides: [host, ...others] }
}
