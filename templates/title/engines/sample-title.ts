import { words as en } from '../../../web/src/lib/words/en/titles/sample-title/words.ts'
import { button, some, words } from '../people/Visitor.ts'
import type { Title } from './Title.ts'

const hand = some('region', en.hand)

/** The first card that can be lifted, again and again. */
export const sampleTitle: Title = {
  id: 'sample-title',
  bots: ['Trundle'],
  options: [],
  moves: () => [
    { when: button(/^Lay the \d+$/) },
    { when: button(/./, { within: hand, isPressed: false, isEnabled: true }) },
  ],
  isRepetitive: true,
  ended: words(/( wins?| share the win)$/),
}
