import { Film, type Cast, type Shot } from '../table/Film.ts'
import { Theatre } from '../table/Theatre.ts'
import { stepsIn } from './steps.ts'
import { invite, type Size, type Tour, type Walk } from './tour.ts'

/** How large frames in blogs are. */
const FRAMES: readonly Size[] = [
  [280, 560],
  [360, 560],
  [700, 645],
]
const DELAY = 180

/** A title as readers of a blog see it: the lobby, each step of a match when most is on the table, and what may hide it. */
const inFrame =
  (cast: Cast) =>
  async (walk: Walk): Promise<void> => {
    const reader = await invite(walk, 'Reader')
    const film = new Film(cast)
    const theatre = await Theatre.of(reader, film.now)
    const looks = (state: string) => walk.visit(reader, `embed-${cast.title}-${state}`, { act: null, sizes: FRAMES })
    const comes = async (state: string, shot: Shot) => {
      // What the page that is left makes of the new scene must not come between.
      await reader.page.goto('about:blank')
      await theatre.show(shot)
      // What has been drawn for one is handed to all who have seen the same.
      await reader.visit(`/embed/${shot.room.facts.code}?seen=${cast.title}-${state}`)
      await looks(state)
    }
    const stays = async (state: string, shot: Shot) => {
      await theatre.show(shot)
      await looks(state)
    }
    await comes('lobby', film.now)
    const match = [film.manages({ do: 'deal' }), ...film.rest()]
    for (const [at, [step, { fullest }]] of [...stepsIn(match)].entries())
      await (at === 0 ? comes : stays)(step, fullest)
    film.manages({ do: 'setDelay', delay: DELAY })
    film.manages({ do: 'deal' })
    await comes('covered', film.woken)
    await comes('late', film.passes(2 * DELAY))
    reader.forgive(/answered 403/, /console: Failed to load resource/)
    theatre.shuts()
    await comes('shut', film.now)
  }

const of = (title: string, seats: number, options: object = {}): Tour => inFrame({ title, seats, options })

/** With the most seats: then there is least room. */
export const FRAMED = {
  'Evil Robots, in a blog': of('evil-robots-classic', 9),
  'Influence, in a blog': of('evil-robots-influence', 9),
  'a captcha, in a blog': of('not-a-robot', 8),
  'a revolution, in a blog': of('robot-revolution', 6),
  'a derby, in a blog': of('cardbot-derby', 8, { robotsPerPlayer: 1 }),
} as const satisfies Readonly<Record<string, Tour>>
