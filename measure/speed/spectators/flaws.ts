import type { Plant } from '../../wire/bundle.ts'
import { CROWD, LAST, OK_TO_BARE } from './figures.ts'
import type { Group } from './plan.ts'

/** Something that slows down a crowd, and the figure that must show it. */
export interface Flaw extends Plant {
  name: string
  shows: string
  group: Group
}

const beside = (side: 'bare' | 'first'): Group => ({
  scenes: [
    { side: 'product', watchers: CROWD },
    { side, watchers: CROWD },
  ],
  rounds: 1,
  moves: 8,
})
const PASSES_ON = 'for (const socket of following) if (!wantsWhole(socket)) send(socket, next.text)'

export const FLAWS: readonly Flaw[] = [
  {
    name: 'a gallery thinks for a while before it passes on',
    shows: LAST,
    group: beside('bare'),
    file: 'party/gallery/Gallery.ts',
    find: PASSES_ON,
    replace: 'const { text } = next\n    setTimeout(() => following.forEach((socket) => send(socket, text)), 400)',
  },
  {
    name: 'the watchers are told in the same event, and first',
    shows: OK_TO_BARE,
    group: beside('first'),
    file: 'party/room/Broadcaster.ts',
    find: '    if (acting) tellOne(acting.line',
    replace: '    this.#tellWatchers()\n    if (acting) tellOne(acting.line',
  },
  {
    name: 'a gallery drops a frame now and then',
    shows: 'frames lost',
    group: { scenes: [{ side: 'product', watchers: 300 }], rounds: 1, moves: 12 },
    file: 'party/gallery/Gallery.ts',
    find: '    const next = followed(this.#backlog, feed)',
    replace:
      '    if (Math.random() < 0.2) return\n    const next = followed({ ...this.#backlog, mark: feed.from }, feed)',
  },
]
