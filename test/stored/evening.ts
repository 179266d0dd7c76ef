import type { TableView } from '../../packages/companion/src/index.ts'
import type { Scene } from '@robot-night/protocol'
import { Aide } from '../table/Aide.ts'
import { archived, nightOf } from './night.ts'
import { tableOfPhones } from './phones.ts'
import { RUNNING } from './running.ts'

/** Somebody of whom a room knows, and what lay before them when the server stopped. */
export interface KeptPerson {
  name: string
  code: string
  device: string | null
  chair: number | null
  /** On the table, and how it stood. */
  match: string | null
  scene: Scene | null
}
export interface KeptPhone {
  name: string
  device: string
  view: TableView | null
}
export interface EndedMatch {
  id: string
  title: string
}
/** What you need to know of it to open it again. */
export interface KeptEvening {
  /** When it was, ms since 1970. */
  made: number
  /** A match in the middle, by its title. */
  running: Record<string, KeptPerson[]>
  lobby: KeptPerson[]
  /** Between two matches. */
  night: KeptPerson[]
  phones: { code: string; people: KeptPhone[] }
  /** Those of the night that are in the archive: one of each title, and one that was stopped. */
  matches: EndedMatch[]
}

/** People come and play, and are still there when the server is stopped. */
export async function spend(url: string): Promise<{ kept: () => KeptEvening; end: () => void }> {
  const night = await nightOf(url)
  for (const { id } of night.matches) await archived(url, id)
  const lobby = await lobbyOf(url)
  const { code, phones } = await tableOfPhones(url)
  const running: Record<string, readonly Aide[]> = {}
  for (const [title, begin] of Object.entries(RUNNING)) {
    console.log(`  ${title} ...`)
    running[title] = await begin(url)
  }
  const kept = (): KeptEvening => ({
    made: Date.now(),
    running: Object.fromEntries(Object.entries(running).map(([title, people]) => [title, people.map(keptPerson)])),
    lobby: lobby.map(keptPerson),
    night: night.people.map(keptPerson),
    phones: { code, people: phones.map(({ name, device, view }) => ({ name, device, view })) },
    matches: night.matches,
  })
  const end = () => {
    for (const each of [...night.people, ...lobby, ...phones, ...Object.values(running).flat()]) each.leave()
  }
  return { kept, end }
}

/** Public and locked, with a seat that waits for whom it was promised to. */
async function lobbyOf(url: string): Promise<Aide[]> {
  const mara = await Aide.opens(url, 'Mara', { title: 'cardbot-derby', public: true })
  const ben = await Aide.sits(url, 'Ben', mara.code)
  await mara.windsUp(1)
  await mara.invites(3)
  await mara.manages({ do: 'lock', on: true })
  await mara.manages({ do: 'setDelay', delay: 15 })
  await ben.says('Just a minute.')
  return [mara, ben]
}

const keptPerson = ({ name, code, device, known: { me, table } }: Aide): KeptPerson => ({
  name,
  code,
  device,
  chair: me.chair,
  match: table?.match ?? null,
  scene: table?.scene ?? null,
})
