import { escaped, INFLUENCE, WORDS } from '../../table/words.ts'
import { button, some } from '../people/Visitor.ts'
import type { Title } from './Title.ts'

const { table, turn, finale } = INFLUENCE.en
const { asks } = table
const any = (all: readonly string[]): RegExp => new RegExp(`^(${all.join('|')})$`)
/** No matter who it's about. */
const about = (says: (who: { name: string; isMe: boolean }) => string): string[] =>
  [true, false].map((isMe) => escaped(says({ name: '@', isMe })).replace('@', '.+'))
const SIDES = ['left', 'right'] as const
const WAYS = [[], ['left'], ['right'], SIDES] as const
const sealed = (kind: 'retain' | 'endgame'): string[] =>
  [1, 2].flatMap((of) => WAYS.map((sides) => escaped(turn[kind].send(sides, of))))
const bid = new RegExp(`^(${about((who) => who.name).join('|')}), \\d+ (gem|gems)$`)

/** Everything is answered in the shortest way: no hand is raised, no gem is spent. */
export const influence: Title = {
  id: 'evil-robots-influence',
  bots: ['Trundle'],
  options: [],
  isRepetitive: true,
  moves: () => [
    { when: button(asks.leave) },
    { when: button(asks.seal(0)) },
    {
      when: button(
        any([
          ...about(asks.pick),
          ...about(asks.give),
          ...about((who) => asks.pickPaid(who, 7)).map((each) => each.replaceAll('7', '\\d+')),
        ]),
      ),
    },
    { when: button(bid) },
    { when: button(new RegExp(`^(${[turn.act.endTurn, turn.act.pass].map(escaped).join('|')})(,|$)`)) },
    { when: button(turn.mirror.leave) },
    { when: button(turn.muse.keep(0)) },
    { when: button(turn.muse.place(0), { within: some('group', turn.muse.title) }) },
    { when: button(new RegExp(`^${escaped(finale.split.agreeTo(7)).replace('7', '\\d+')}$`)) },
    { when: button(finale.split.propose) },
    { when: button(any([...sealed('endgame'), ...sealed('retain')])) },
    { when: button(finale.path.path.evil.button) },
  ],
  ended: some('region', WORDS.en.over.title),
}
