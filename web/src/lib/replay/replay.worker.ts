import { keyStream } from '@robot-night/engine'
import { keyOf } from '@robot-night/engine/fair'
import type { ArchivedMatch } from '@robot-night/protocol'
import { rulesOf } from '../../games/loading/loadRules.ts'
import { ReplayedMatch, type Stir } from './replayedMatch.ts'
import type { Answer, Order } from './winding.ts'

/** So many moments go to the page at once. */
const AT_ONCE = 40

let record: ArchivedMatch | null = null
let replayed: ReplayedMatch | null = null
const say = (answer: Answer): void => postMessage(answer)

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.kind === 'take') record = data.record
  else if (data.kind === 'look' && replayed)
    say({ kind: 'sight', moment: data.moment, sight: replayed.look(data.moment) })
  else if (data.kind === 'wind' && record) void wind(record)
})

async function wind(record: ArchivedMatch): Promise<void> {
  const { title, options, seats } = record
  const game = await rulesOf(title)
  const moves = (record.moves ?? []).map(({ move }) => move)
  let stirs: Stir[] = []
  const tell = (): void => {
    say({ kind: 'stirs', stirs })
    stirs = []
  }
  try {
    const bots = [...seats.keys()].filter((seat) => seats[seat]?.guest === null)
    replayed = new ReplayedMatch(game, { seats: seats.length, options, moves, bots }, keyStream(keyOf(record)))
    for (const stir of replayed.wind()) {
      stirs.push(stir)
      if (stirs.length === AT_ONCE) tell()
    }
    tell()
    say({ kind: 'wound', isWhole: true })
  } catch (error) {
    console.warn(error)
    tell()
    say({ kind: 'wound', isWhole: false })
  }
}
