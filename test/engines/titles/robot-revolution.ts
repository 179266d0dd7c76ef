import { escaped, rankName, REVOLUTION, startingWith } from '../../table/words.ts'
import { button, some, type Visitor } from '../people/Visitor.ts'
import type { Title } from './Title.ts'

const said = REVOLUTION.en
const hand = some('list', said.hand)
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank) =>
  rankName(`${rank}C`, 'en'),
)
const FIELDS = [1, 2, 3, 4, 5]
const confirm = new RegExp(
  `^(${FIELDS.flatMap((field) => [said.ask.playOn(field), said.ask.layOn(field)].map(escaped)).join('|')})$`,
)

/** Always their strongest cards onto two battlefields of their own, so that somebody soon breaks through. */
export const revolution: Title = {
  id: 'robot-revolution',
  bots: ['Trundle'],
  options: [],
  moves: ({ name }) => [
    { when: button(name < 'M' ? said.ask.keep : said.ask.takeNew) },
    { when: button(said.ask.layDown) },
    { when: button(confirm) },
    { when: button(/./, { within: hand, isPressed: false }), how: lays },
  ],
  ended: { text: { source: '^Finished after round', flags: '' } },
}

async function lays(visitor: Visitor): Promise<void> {
  const cards = await visitor.all(button(/./, { within: hand, isEnabled: true }))
  const rankOf = (card: string) => RANKS.findIndex((rank) => card.split(' ').includes(rank))
  const [strongest] = cards.map((card) => card.name).toSorted((one, other) => rankOf(other) - rankOf(one))
  if (strongest === undefined) return
  await visitor.press(button(strongest, { within: hand }), 3000)
  const fields = visitor.name < 'M' ? [4, 3] : [2, 1]
  const laid = await visitor.all(button(new RegExp(`^[12] .* on ${fields[0]}$`)))
  const field = fields[laid.length > 0 ? 1 : 0] ?? 1
  const target = button(startingWith(`${said.battlefield(field)}, `), { isEnabled: true })
  await visitor.press(target, 3000)
}
