import { crown, flaps, framed, robot, svgAt, textAt, WIDTH, wrapped, type Lettered } from './pieces.ts'

/** What a link to a table looks like elsewhere. No word that anybody typed. */
export interface Shown {
  /** SVG, 240 by 150. */
  /** Null: of a title that this site doesn't know. */
  tile: string | null
  mark: string
  /** What the table is called, and how it stands. */
  name: string
  state: string
  code: string | null
  /** By chair. */
  seats: readonly { robot: number; isFree: boolean; hasWon?: boolean }[]
}

const RIGHT = { x: 652, width: 492 }

/** An SVG with one font, which its painter must have: Righteous. */
export function pictureFor({ tile, mark, name, state, code, seats }: Shown): string {
  const lines = wrapped(name, 13)
  const size = Math.min(64, Math.floor(RIGHT.width / (0.6 * Math.max(...lines.map((line) => line.length)))))
  const named = lines.map((line, at) => text(line, { y: 178 + at * size * 1.1, size, fill: '#f1ecdf' }))
  const below = 178 + (lines.length - 1) * size * 1.1
  return framed(`<rect x="52" y="52" width="544" height="345" rx="14" fill="#a97c22"/>
${tile === null ? '' : svgAt(tile, { x: 58, y: 58, width: 532, height: 333 })}
${svgAt(mark, { x: RIGHT.x, y: 50, width: 58, height: 58 })}
${text('Robot Night', { x: RIGHT.x + 72, y: 93, size: 36, fill: '#a9b0c0' })}
${named.join('')}
<circle cx="${RIGHT.x + 12}" cy="${below + 44}" r="11" fill="#ffdf8a"/>
${text(state, { x: RIGHT.x + 36, y: below + 56, size: 32, fill: '#e8bd5c' })}
${code === null ? '' : flaps(code, { x: RIGHT.x, y: 324, width: 62 })}
<rect y="578" width="${WIDTH}" height="52" fill="#3b2a1c"/><rect y="574" width="${WIDTH}" height="6" fill="#d8a941"/>
${atTheTable(seats)}`)
}

const text = (said: string, at: Omit<Lettered, 'x'> & { x?: number }): string => textAt(said, { x: RIGHT.x, ...at })

/** Side by side in the middle, at the edge of the table. */
function atTheTable(seats: Shown['seats']): string {
  const size = Math.min(150, Math.floor((WIDTH - 120) / Math.max(1, seats.length)))
  const left = (WIDTH - size * seats.length) / 2
  return seats
    .map(({ robot: which, isFree, hasWon }, at) => {
      const x = left + at * size
      const figure = robot(which, { x, y: 580 - size, width: size, height: size, isFree })
      return hasWon ? figure + crown(x + size / 2, 578 - size) : figure
    })
    .join('')
}
