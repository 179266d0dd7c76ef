import { escaped, NOT_A_ROBOT, OPTIONS, startingWith, WORDS } from '../../table/words.ts'
import { button, some, type Visitor } from '../people/Visitor.ts'
import type { Title } from './Title.ts'

const { table, talk } = NOT_A_ROBOT.en
const field = some('textbox', table.asks.word)
const rounds = OPTIONS['not-a-robot'].en.find(({ key }) => key === 'rounds')
const ENDINGS = ['ade', 'ist', 'oid', 'ette', 'ism', 'ling', 'wise', 'ster', 'dom', 'hood', 'ful', 'less']
const ballot = some('radio', undefined, { within: some('group', talk.vote.list), isEnabled: true })
const cast = new RegExp(
  `^(${escaped(talk.vote.voteFor(7, null)).replace('7', '\\d')}|${escaped(talk.vote.glitchVote)})`,
)
const picture = new RegExp(`^${escaped(table.grid.tile(7, '')).replace('7', '\\d')}`)
/** Only the Robot is asked which; for the others the pictures are to be looked at. */
const guessing = { within: some('region', table.grid.head), beside: some('region', table.bar.guess.title) }
const box = (name: string | RegExp) => some('checkbox', name, { isChecked: false })

/** One word each that nobody else would say; then whatever is offered. */
export const notARobot: Title = {
  id: 'not-a-robot',
  bots: ['Trundle'],
  options: [[rounds?.label ?? '', '1']],
  moves: () => [
    { when: field, how: says },
    { when: button(table.asks.fine) },
    { when: box(startingWith(table.asks.stay)) },
    { when: button(new RegExp(`^${escaped(talk.guess.number(7)).replace('7', '\\d')}$`)) },
    { when: button(talk.explain.done) },
    { when: button(talk.debate.enough) },
    { when: box(talk.debate.enough) },
    { when: button(cast) },
    { when: ballot },
    { when: button(new RegExp(`^(${[talk.sheet.next, talk.sheet.places].map(escaped).join('|')})$`)) },
    { when: button(picture, { isPressed: false, ...guessing }) },
  ],
  ended: some('region', WORDS.en.over.title),
}

async function says(visitor: Visitor): Promise<void> {
  const tries = (await visitor.sees(field)).value
  const next = ENDINGS[(ENDINGS.findIndex((ending) => tries === visitor.name + ending) + 1) % ENDINGS.length]
  await visitor.fill(field, `${visitor.name}${next}`)
  await visitor.press(button(table.asks.say), 3000)
}
