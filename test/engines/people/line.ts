import type { Move, Title } from '../titles/Title.ts'
import { make, offered, playsOnce } from './playing.ts'
import { names, some, type Visitor } from './Visitor.ts'

const dropped = ({ words: { line } }: Visitor) => some('region', line.dropped)

/**
 * Somebody is asked, loses the network, answers all the same, and gets it back: the answer arrives, by the page alone. The
 * other one rests meanwhile, so that the same thing is not asked again.
 */
export async function answersWithoutNetwork(asked: Visitor, other: Visitor, title: Title): Promise<void> {
  const move = await whileOtherPlays(asked, other, title)
  asked.loseNetwork()
  await asked.sees(dropped(asked))
  await make(asked, move)
  await asked.sees({ ...dropped(asked), text: names(asked.words.line.waiting) })
  asked.findNetwork()
  await asked.seesNo(dropped(asked))
  // What the page says now is what the room says.
  await asked.reload()
  if (!title.isRepetitive) await asked.seesNo({ ...move.when, isEnabled: true })
}

/** The other one moves only where nothing is asked of this one: else the answer could lead to the same question again. */
async function whileOtherPlays(asked: Visitor, other: Visitor, title: Title): Promise<Move> {
  for (;;) {
    const move = await offered(asked, title)
    if (move) return move
    await playsOnce(other, title)
  }
}
