import { DERBY, escaped } from '../../table/words.ts'
import { button, words } from '../people/Visitor.ts'
import type { Title } from './Title.ts'

const said = DERBY.en
const { ask, over } = said

/** The cards are handed over as they lie; the tin robots find the way. */
export const derby: Title = {
  id: 'cardbot-derby',
  bots: ['Trundle'],
  options: [],
  moves: () => [
    {
      when: button(new RegExp(`^(${[ask.handOver, ask.handOverNth(1), ask.handOverNth(2)].map(escaped).join('|')})$`)),
    },
    { when: button(new RegExp(`^(${Object.values(ask.dir).map(escaped).join('|')})$`)) },
  ],
  ended: words(new RegExp(`^${escaped(over.when(0)).replace('0', '\\d+')}`)),
}
