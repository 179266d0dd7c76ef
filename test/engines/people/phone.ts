import { words as said } from '../../../web/src/lib/words/en/pages/companion.ts'
import { button, some, type Visitor } from './Visitor.ts'

const robot = some('region', said.parts.robot)

/** Deals, covers, and comes again without a network with the same cards. */
export async function dealsAtHome(visitor: Visitor): Promise<void> {
  await visitor.visit('/companion')
  await visitor.press(button(said.intro.deal))
  const dealt = await named(visitor)
  await visitor.press(button(said.cover.power))
  await visitor.until('the page is kept', async () => (await visitor.keeps('/companion')) || null)
  visitor.loseNetwork()
  await visitor.reload()
  if ((await named(visitor)) !== dealt) throw new Error(`no longer ${dealt}`)
  await visitor.sees(button(said.uncover.power))
  visitor.findNetwork()
  await visitor.press(button(said.head.info))
  await visitor.press(button(new RegExp(`^${said.info.entries.convert.name}`)))
  await visitor.sees(button(said.uncover.robot))
}

const named = async (visitor: Visitor): Promise<string> =>
  (await visitor.sees(some('heading', /Bot$/, { within: robot }))).text
