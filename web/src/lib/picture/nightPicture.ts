import { crown, framed, robot, svgAt, textAt, WIDTH } from './pieces.ts'

interface Ranked {
  place: number
  robot: number
  name: string
  points: number
}

/** What a link to a night looks like elsewhere. Names are as everyone who watches the table is shown them. */
export interface ShownNight {
  mark: string
  /** Over those who are ahead; and what they have. */
  ahead: string
  tally: string
  /** The best, in order. The first of them are ahead. */
  standings: readonly Ranked[]
  badges: readonly string[]
}

const LEFT = 330
const RIGHT = { x: 640, end: 1148 }
/** Cards that somebody has stamped: their colours, one after another. */
const STAMPS = ['#e0523a', '#2fb5a8', '#d8a941']
const ROWS = 3

export function nightPicture({ mark, ahead, tally, standings, badges }: ShownNight): string {
  const first = standings.filter(({ place }) => place === 1).slice(0, ROWS)
  const names = first.flatMap(({ name }) => drawable(name, 16) ?? [])
  const title = names.length === first.length ? names.join(', ') : ''
  const rows = standings.slice(0, ROWS).map((row, at) => rowAt(row, 178 + at * 92))
  return framed(`<rect x="52" y="52" width="544" height="404" rx="14" fill="#1c202c" stroke="#a97c22" stroke-width="6"/>
${textAt(ahead, { x: LEFT - 6, y: 112, size: 36, fill: '#e8bd5c', anchor: 'middle' })}
${facesOf(first.map((each) => each.robot))}
${textAt(title, { x: LEFT - 6, y: 386, size: fitting(title, 64), fill: '#f1ecdf', anchor: 'middle' })}
${textAt(tally, { x: LEFT - 6, y: 432, size: fitting(tally, 30), fill: '#a9b0c0', anchor: 'middle' })}
${svgAt(mark, { x: RIGHT.x, y: 50, width: 58, height: 58 })}
${textAt('Robot Night', { x: RIGHT.x + 72, y: 93, size: 36, fill: '#a9b0c0' })}
${rows.join('')}
<rect y="500" width="${WIDTH}" height="130" fill="#3b2a1c"/><rect y="496" width="${WIDTH}" height="6" fill="#d8a941"/>
${stamps(badges)}`)
}

/** Side by side, crowned. */
function facesOf(robots: readonly number[]): string {
  const size = robots.length > 2 ? 130 : 170
  const left = LEFT - 6 - (size * robots.length) / 2
  return robots
    .map((which, at) => {
      const x = left + at * size
      const face = robot(which, { x, y: 328 - size, width: size, height: size, isFree: false })
      return face + crown(x + size / 2, 332 - size)
    })
    .join('')
}

function rowAt({ place, robot: which, name, points }: Ranked, y: number): string {
  const fill = place === 1 ? '#ffdf8a' : '#f1ecdf'
  return [
    textAt(`${place}`, { x: RIGHT.x + 18, y, size: 40, fill: '#a9b0c0', anchor: 'middle' }),
    robot(which, { x: RIGHT.x + 50, y: y - 56, width: 78, height: 78, isFree: false }),
    textAt(drawable(name, 13) ?? '', { x: RIGHT.x + 146, y, size: 40, fill }),
    textAt(`${points}`, { x: RIGHT.end, y, size: 48, fill, anchor: 'end' }),
  ].join('')
}

function stamps(badges: readonly string[]): string {
  const width = 352
  const left = (WIDTH - badges.length * width - (badges.length - 1) * 22) / 2
  return badges
    .map((badge, at) => {
      const [x, colour] = [left + at * (width + 22), STAMPS[at % STAMPS.length] ?? '']
      const box = `<rect x="${x}" y="532" width="${width}" height="66" rx="9" fill="#f4ead5" stroke="${colour}" stroke-width="6"/>`
      return box + textAt(badge, { x: x + width / 2, y: 577, size: 36, fill: '#22201b', anchor: 'middle' })
    })
    .join('')
}

/** So that it stays in its frame: no letter of the font is wider than two thirds of its size, on average. */
const fitting = (said: string, most: number): number =>
  Math.min(most, Math.floor(500 / (0.6 * Math.max(1, said.length))))

/** A name, cut where it's too long; null: the font, which is all the painter has, lacks some of its letters. */
export function drawable(name: string, longest: number): string | null {
  if (!/^[\u0020-\u007e\u00a1-\u00ff’–]+$/.test(name)) return null
  return name.length <= longest ? name : `${name.slice(0, longest - 1).trimEnd()}…`
}
