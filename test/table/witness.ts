import type { Patch } from '@robot-night/protocol'
import type { Guest } from './Guest.ts'
import { nothingKnown, told, type KnownTable, type Telling } from './reading.ts'

/** Somebody's browser, and all that it got. */
export interface Witness {
  name: string
  tellings: readonly Telling[]
}

export const witness = async ({ name, ear }: Guest): Promise<Witness> => ({ name, tellings: await ear.all() })

/** What one telling left somebody with. */
export interface Sight {
  where: string
  seat: number | null
  telling: Telling
  table: KnownTable
}

/** All that somebody got once a match lay on the table, one thing after another. */
export function sightsOf({ name, tellings }: Witness): Sight[] {
  let known = nothingKnown
  return tellings.flatMap((telling, at) => {
    known = told(known, telling)
    const { me, room, table } = known
    if (!table) return []
    const seat = room?.match?.chairs.findIndex((chair) => chair === me.chair) ?? -1
    return [{ where: `${name}, ${telling.from} ${at}`, seat: seat < 0 ? null : seat, telling, table }]
  })
}

/** What a witness might be told besides, right after the deal: one frame more, or one page. */
export function plantingFor({ tellings }: Witness) {
  const { before, table } = untilDealt(tellings)
  return {
    frame(said: { patch?: Patch; told?: object[] }): Witness {
      const { match, n } = table
      const frame = { table: { match, n: n + 1, since: n, patch: [], told: [], ...said } }
      return { name: 'planted', tellings: [...before, { from: 'frame', text: JSON.stringify(frame) }] }
    },
    page: (markup: string): Witness => ({ name: 'planted', tellings: [...before, { from: 'page', text: markup }] }),
  }
}

function untilDealt(tellings: readonly Telling[]): { before: readonly Telling[]; table: KnownTable } {
  let known = nothingKnown
  for (const [at, telling] of tellings.entries()) {
    known = told(known, telling)
    if (known.table) return { before: tellings.slice(0, at + 1), table: known.table }
  }
  throw new Error('nothing was dealt')
}
