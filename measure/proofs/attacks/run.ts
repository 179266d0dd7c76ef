import type { Attack, Kind, Site } from './attack.ts'
import { ATTACKS } from './list.ts'
import { Trial } from './Trial.ts'

/** What came of one attack. */
export interface Outcome {
  kind: Kind
  name: string
  tries: number
  controls: number
  /** What it got, and must not. */
  got: readonly string[]
  /** What it did not even find where it may be found; or why it could not be tried. Either way it proves nothing. */
  unproven: readonly string[]
}

/** So many at a time: most of the time of each is waiting for answers. */
const AT_ONCE = 4

interface Wanted {
  kinds: readonly Kind[]
  /** Without those that take long. */
  isQuick?: boolean
  onDone?(outcome: Outcome): void
}

/** Tries all of these kinds on a running site, in the order of the list: what has to wait comes first. */
export async function attacked(site: Site, { kinds, isQuick = false, onDone }: Wanted): Promise<Outcome[]> {
  const listed = Object.keys(ATTACKS)
  const inOrder = kinds.toSorted((one, other) => listed.indexOf(one) - listed.indexOf(other))
  const waiting = inOrder.flatMap((kind) =>
    ATTACKS[kind].filter(({ isLong = false }) => !isQuick || !isLong).map((attack) => ({ kind, attack })),
  )
  const outcomes: Outcome[] = []
  const lane = async () => {
    for (let next; (next = waiting.shift());) {
      const outcome = await tried(site, next)
      outcomes.push(outcome)
      onDone?.(outcome)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return outcomes.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
}

async function tried(site: Site, { kind, attack }: { kind: Kind; attack: Attack }): Promise<Outcome> {
  const trial = new Trial()
  const failed = await attack.tries(trial, site).then(
    () => [],
    (error: unknown) => [String(error)],
  )
  const { tries, controls, got, unseen } = trial
  const isEmpty = tries === 0 || controls === 0
  const unproven = [...failed, ...unseen, ...(isEmpty && failed.length === 0 ? ['nothing was tried'] : [])]
  return { kind, name: attack.name, tries, controls, got, unproven }
}
