import { classicMatch } from '../games/evil-robots-classic/tour.ts'
import { influenceMatch, influenceOf } from '../games/evil-robots-influence/tour.ts'
import { clockDerby, crowdedDerby, derby } from '../games/cardbot-derby/tour.ts'
import { covered, match } from '../games/robot-revolution/tour.ts'
import { captcha, crowdedCaptcha } from '../games/not-a-robot/tour.ts'
import { inBlog } from '../games/robot-revolution/blog.ts'
import { boards } from './boards.ts'
import { closed } from './closed.ts'
import { companion } from './companion.ts'
import { companionTable } from './companionTable.ts'
import { handOff } from './handOff.ts'
import { lobby } from './lobby.ts'
import { outside } from './outside.ts'
import { people } from './people.ts'
import type { Tour } from './tour.ts'

/** Every state that the pages can be in, once. The specs go through them with axe and ruler, the shots with a camera. */
export const TOURS = {
  'a match of three': match(3),
  'a match of Evil Robots': classicMatch,
  'a match of Evil Robots: Influence': influenceMatch,
  'a match of Cardbot Derby': derby,
  'a match of I’m Not a Robot': captcha,
  'the pages around': outside,
  'a room': lobby,
  'a closed room': closed,
  'a seat handed on': handOff,
  'people who come and go': people,
  'covered hands': covered,
  'the companion dealer': companion,
  'a companion table': companionTable,
  'the board maker': boards,
} as const satisfies Readonly<Record<string, Tour>>

/** The same with the fewest and the most seats. */
export const VARIANTS = {
  'a match of two': match(2),
  'a match of six': match(6),
  'a derby of eight robots': crowdedDerby,
  'a derby against the clock': clockDerby,
  'three of Influence, and the Idle Robot': influenceOf(3),
  'nine of Influence': influenceOf(9),
  'a captcha for eight': crowdedCaptcha,
  'a table of two in a blog': inBlog(2),
  'a table of three in a blog': inBlog(3),
  'a table of six in a blog': inBlog(6),
} as const satisfies Readonly<Record<string, Tour>>
