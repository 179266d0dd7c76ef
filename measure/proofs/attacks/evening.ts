import type { Pace } from '@robot-night/engine'
import type { RoomMade } from '@robot-night/protocol'
import type { Site } from './attack.ts'
import { Person } from './Person.ts'

/** Chairs, as people come. */
export const [MARA, TOM, IDA] = [0, 1, 2]
export const TITLE = 'robot-revolution'

/** Mara is the host; Tom and Ida play; Eva is a friend of the host's without a seat. */
export interface Evening {
  site: Site
  code: string
  mara: Person
  tom: Person
  ida: Person
  eva: Person
}

interface Wished {
  title?: string
  pace?: Pace
  isPublic?: boolean
}

/** Three at a table, all connected. */
export async function evening(site: Site, { title = TITLE, pace = 'off', isPublic = false }: Wished = {}) {
  const [mara, tom, ida, eva] = ['Mara', 'Tom', 'Ida', 'Eva'].map((name) => new Person(site, name))
  if (!mara || !tom || !ida || !eva) throw new Error('four are four')
  const made = await mara.post('/api/rooms', { name: 'Mara', title, pace, public: isPublic })
  if (made.status !== 201) throw new Error(`no room: ${made.status} ${made.text}`)
  const { code }: RoomMade = JSON.parse(made.text)
  await mara.comes(code)
  for (const each of [tom, ida]) await joins(each, code)
  return { site, code, mara, tom, ida, eva }
}

export async function joins(who: Person, code: string): Promise<void> {
  const taken = await who.sits(code)
  if (taken.status !== 200) throw new Error(`${who.name} gets no chair: ${taken.status} ${taken.text}`)
  await who.comes(code)
}

/** Has a match dealt, and waits until everybody has their cards. */
export async function deals({ mara, tom, ida }: Evening, among: readonly Person[] = [mara, tom, ida]): Promise<string> {
  const from = among.map(({ line }) => line.downs.length)
  const dealt = await mara.manages({ do: 'deal' })
  if (dealt.no) throw new Error(`no match: ${dealt.no.code}`)
  for (const [at, { line }] of among.entries()) await line.until(from[at] ?? 0, ({ table }) => Boolean(table), 'cards')
  return mara.line.match
}

/** What only the person of a seat is sent: their hand. */
const HAND = /"hand":\[|"\/view\/hand/

/** A seat's secrets in what came over a line, or by HTTP as JSON. */
export const hasHand = (bytes: string): boolean => HAND.test(bytes)

/** The same in the data of a page, where values lie in a list and objects name their places. */
export function pageHasHand(text: string): boolean {
  const page: { nodes?: ({ data?: unknown[] } | null)[] } = JSON.parse(text)
  return (page.nodes ?? []).some((node) => {
    const data = node?.data ?? []
    return data.some((value) => isSight(value) && Array.isArray(data[value.hand]))
  })
}

const isSight = (value: unknown): value is { hand: number } =>
  typeof value === 'object' && value !== null && 'viewer' in value && 'hand' in value && typeof value.hand === 'number'
