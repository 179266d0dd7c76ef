import { VERIFY } from '../../../web/src/lib/verify/words.ts'
import { NIGHT } from '../../../web/src/lib/table/night/words.ts'
import { REPLAY } from '../../../web/src/routes/replay/[id]/words.ts'
import { button, some, type Visitor } from './Visitor.ts'

const said = REPLAY.en
const slider = some('slider', said.moment)

/** From the end of a match to its replay, once the archive has it. Gives its id. */
export async function opensReplay(visitor: Visitor): Promise<void> {
  const link = some('link', NIGHT.en.replay)
  const { href } = await visitor.sees(link)
  const id = href.split('/').at(-1)
  const answer = async () => (await fetch(`${visitor.origin}/api/matches/${id}`)).ok || null
  await visitor.until('the match lies in the archive', answer)
  await visitor.press(link)
  await visitor.sees(some('heading', said.seats))
  await visitor.awake()
}

/** All that was announced is checked on the page; their own throw is in it. */
export async function verifies(visitor: Visitor): Promise<void> {
  const { verdicts, own } = VERIFY.en
  await visitor.press(button(said.verify))
  await visitor.sees(some('heading', verdicts.fair('').title))
  await visitor.sees(some('heading', own.in.title))
}

/** From the first moment to the last, and back by one. */
export async function stepsThrough(visitor: Visitor): Promise<void> {
  const at = async () => (await visitor.sees(slider)).value
  const leaves = (moment: string) => visitor.until(`leaves ${moment}`, async () => (await at()) !== moment || null)
  await visitor.press(button(said.watch))
  await visitor.until('begins', async () => (await at()) === '0' || null)
  await visitor.press(button(said.stepOn))
  await leaves('0')
  await visitor.key('End')
  const { max: last } = await visitor.sees(slider)
  await visitor.until('ends', async () => (await at()) === last || null)
  await visitor.press(button(said.stepBack))
  await leaves(last)
}
