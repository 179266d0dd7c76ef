import { keyStream } from '@robot-night/engine'
import { keyOf } from '@robot-night/engine/fair'
import type { ArchivedMatch } from '@robot-night/protocol'
import { rulesOf } from '../../games/rules.ts'
import { Reel, type Stir } from './reel.ts'
import type { Answer, Order } from './winding.ts'

/** So many moments go to the page at once. */
const AT_ONCE = 40

let record: ArchivedMatch | null = null
let reel: Reel | null = null
const say = (answer: Answer): void => postMessage(answer)

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.kind === 'take') record = data.record
  else if (data.kind === 'look' && reel) say({ kind: 'sight', moment: data.moment, sight: reel.look(data.moment) })
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
    reel = new Reel(game, { seats: seats.length, options, moves }, keyStream(keyOf(record)))
    for (const stir of reel.wind()) {
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
