import { CLASSIC, escaped, OPTIONS, startingWith } from '../../table/words.ts'
import { button, some, words, type Visitor } from '../people/Visitor.ts'
import type { Title } from './Title.ts'

const said = CLASSIC.en
const { talk, call, chain, pass, reveal, turn, over } = said
const sees = some('region', turn.sees)
const convert = button(startingWith(`${turn.actions.convert.name}. `), { within: sees })
const passing = button(startingWith(`${turn.actions.pass.name}. `), { within: sees })

/** On their turn they convert the first there is, and pass if there is none; what can be left is left. */
export const classic: Title = {
  id: 'evil-robots-classic',
  bots: ['Trundle'],
  options: optionsOf({ target: 5, winPoints: 3 }),
  moves: () => [
    { when: convert, how: converts },
    { when: passing, how: passes },
    ...[talk.ready, call.me, chain.stayOut, chain.answer.send, pass.lineUp, pass.sort.done, reveal.next].map(
      (name) => ({
        when: button(name),
      }),
    ),
  ],
  ended: words(new RegExp(`^(${over.finished(0).replace('0', '\\d+')}|${escaped(over.roundCap)})$`)),
}

async function converts(visitor: Visitor): Promise<void> {
  await visitor.press(convert, 3000)
  const group = some('group', turn.pick.target.convert)
  await visitor.press(button(/./, { within: group, isEnabled: true }), 5000)
  const deeds = (['G', 'E', 'N', null] as const).map((side) =>
    escaped(turn.do.convert('@', side)).replace('@', '[^.…]+'),
  )
  await visitor.press(button(new RegExp(`^(${deeds.join('|')})$`)), 5000)
}

async function passes(visitor: Visitor): Promise<void> {
  await visitor.press(passing, 3000)
  await visitor.press(button(turn.do.pass), 5000)
}

/** By their keys, as the lobby says them. */
function optionsOf(wanted: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(wanted).map(([key, value]) => {
    const option = OPTIONS['evil-robots-classic'].en.find((each) => each.key === key)
    const choice = option?.choices.find((each) => each.value === value)
    if (!option || !choice) throw new Error(`no ${key} of ${value}`)
    return [option.label, choice.label]
  })
}
