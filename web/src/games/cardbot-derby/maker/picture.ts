import { isFaulty, readBoard, xOf, yOf, type Square } from '@robot-night/engine/games/cardbot-derby'
import { facingOf, isBelt, isStart, signsOf, type Draft, type Sign } from './draft.ts'

/** A square as seen from across the room: its ground, and what lies on it, on ten units. */
const SEEN: Readonly<Record<string, readonly [ground: string, thing: string]>> = {
  '.': ['#2f6e59', ''],
  belt: ['#0a100e', '<path d="M2.5 6.5 5 4l2.5 2.5" fill="none" stroke="#e8bd55" stroke-width="1.6"/>'],
  j: ['#0a1016', '<circle cx="5" cy="5" r="3" fill="none" stroke="#9fc6e8" stroke-width="1.4"/>'],
  k: ['#2f6e59', '<circle cx="5" cy="5" r="3.4" fill="#140d08" stroke="#c98a2e"/>'],
  q: ['#b8dde8', '<path d="M2 6 6 2M4 8l4-4" stroke="#fff" stroke-width="1.2"/>'],
  l: [
    '#4a3a5c',
    '<path d="M7.6 6.4A3 3 0 1 0 2.4 6.4" fill="none" stroke="#e9d9f7" stroke-width="1.3"/><path d="M.6 6h3L2.2 8.6z" fill="#e9d9f7"/>',
  ],
  r: [
    '#4a3a5c',
    '<path d="M2.4 6.4A3 3 0 1 1 7.6 6.4" fill="none" stroke="#e9d9f7" stroke-width="1.3"/><path d="M6.4 6h3L7.8 8.6z" fill="#e9d9f7"/>',
  ],
  target: ['#f4ead5', ''],
  start: ['#2f6e59', '<path d="M5 2.2 7.4 7H2.6z" fill="#d8a941"/>'],
}
const TURNS = { n: 0, e: 90, s: 180, w: 270, N: 0, E: 90, S: 180, W: 270 } as const
const LETTER = 'text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="8" fill="#bf3424"'

/** A small picture of a board, as the address of an image. */
export function pictureOf(draft: Draft): string {
  const squares = signsOf(draft).map((sign, square) => drawn(sign, { square, draft }))
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -3 72 76"><rect x="-1" y="-3" width="72" height="76" rx="2" fill="#d8a941"/><rect x="-1" width="72" height="70" fill="#18372f"/>${squares.join('')}${edgesOf(draft)}</svg>`,
  )}`
}

/** Walls, and gates with a point the way they lead. */
function edgesOf(draft: Draft): string {
  const read = readBoard(draft)
  const edges = isFaulty(read) ? (read.sketch?.edges ?? []) : read.edges
  return edges
    .map(({ at, side, pass }) => {
      const turns = `rotate(${side === 'E' ? 0 : 90} 5 5) rotate(${pass === null || pass === side ? 0 : 180} 10 5)`
      const point = pass === null ? '' : '<path d="M9 3.2 12 5 9 6.8z" fill="#7fd0a8"/>'
      const line = `<path d="M10 .3v9.4" stroke="${pass === null ? '#c9b184' : '#7fd0a8'}" stroke-width="1.5"/>`
      return `<g transform="translate(${10 * xOf(at)} ${10 * yOf(at)}) ${turns}">${line}${point}</g>`
    })
    .join('')
}

function drawn(sign: Sign, { square, draft }: { square: Square; draft: Draft }): string {
  const [ground, thing] = SEEN[kindOf(sign)] ?? ['', '']
  const turn = isBelt(sign) ? TURNS[sign] : isStart(sign) ? TURNS[facingOf(draft, sign)] : 0
  const letter = kindOf(sign) === 'target' ? `<text x="5" y="8" ${LETTER}>${sign}</text>` : ''
  return (
    `<g transform="translate(${10 * xOf(square)} ${10 * yOf(square)}) rotate(${turn} 5 5)">` +
    `<rect x=".3" y=".3" width="9.4" height="9.4" fill="${ground}"/>${thing}${letter}</g>`
  )
}

function kindOf(sign: Sign): string {
  if (isBelt(sign)) return 'belt'
  if (isStart(sign)) return 'start'
  return sign === 'J' || sign === 'Q' || sign === 'K' ? 'target' : sign
}
