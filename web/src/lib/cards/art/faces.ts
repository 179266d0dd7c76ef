import svgpath from 'svgpath'
import { RANKS, type Rank, type Suit } from '../card.ts'
import { BADGES, BRASS, CREAM, eye, INK, LINE } from './courts.ts'

// Four values decide the colours, so that a four-colour deck is a matter of setting them.
const COLOUR: Readonly<Record<Suit, string>> = {
  S: 'var(--suit-s,#22201b)',
  H: 'var(--suit-h,#bf3424)',
  D: 'var(--suit-d,#bf3424)',
  C: 'var(--suit-c,#22201b)',
}
const VALUES: Readonly<Partial<Record<Rank, number>>> = { J: 11, Q: 12, K: 13, A: 14 }

/** Column 0 to 2 and sixth of the height, as on any pack of cards. */
const PIPS: Readonly<Partial<Record<Rank, readonly (readonly [number, number])[]>>> = {
  '2': [
    [1, 0],
    [1, 6],
  ],
  '3': [
    [1, 0],
    [1, 3],
    [1, 6],
  ],
  '4': [
    [0, 0],
    [2, 0],
    [0, 6],
    [2, 6],
  ],
  '5': [
    [0, 0],
    [2, 0],
    [1, 3],
    [0, 6],
    [2, 6],
  ],
  '6': [
    [0, 0],
    [2, 0],
    [0, 3],
    [2, 3],
    [0, 6],
    [2, 6],
  ],
  '7': [
    [0, 0],
    [2, 0],
    [1, 1.5],
    [0, 3],
    [2, 3],
    [0, 6],
    [2, 6],
  ],
  '8': [
    [0, 0],
    [2, 0],
    [1, 1.5],
    [0, 3],
    [2, 3],
    [1, 4.5],
    [0, 6],
    [2, 6],
  ],
  '9': [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
    [1, 3],
    [0, 4],
    [2, 4],
    [0, 6],
    [2, 6],
  ],
  '10': [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
    [0, 4],
    [2, 4],
    [1, 5],
    [0, 6],
    [2, 6],
  ],
}
/** Eyes of the ace, and where its aerial begins: each suit is a robot of another build. */
const ACES: Readonly<Record<Suit, { eyes: number; top: number }>> = {
  S: { eyes: 116, top: 70 },
  H: { eyes: 102, top: 92 },
  D: { eyes: 110, top: 70 },
  C: { eyes: 104, top: 70 },
}

export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  S: 'M12 .8c2 5 10.7 8.7 10.7 14.3a5 5 0 0 1-9.2 2.7c.2 2.4 1.2 4 3 5.4H7.5c1.8-1.4 2.8-3 3-5.4a5 5 0 0 1-9.2-2.7C1.3 9.5 10 5.8 12 .8Z',
  H: 'M12 22.5C4 15.5 1.2 11.8 1.2 7.6A5.7 5.7 0 0 1 12 5a5.7 5.7 0 0 1 10.8 2.6c0 4.2-2.8 7.9-10.8 14.9Z',
  D: 'M12 .8C14.4 5 17.8 9 21.4 12 17.8 15 14.4 19 12 23.2 9.6 19 6.2 15 2.6 12 6.2 9 9.6 5 12 .8Z',
  C: 'M12 1a5 5 0 0 1 4.3 7.6 5.1 5.1 0 1 1-3 8.6c.2 2.6 1.3 4.6 3.2 6H7.5c1.9-1.4 3-3.4 3.2-6a5.1 5.1 0 1 1-3-8.6A5 5 0 0 1 12 1Z',
}

/** Full face, 160 x 224, from 64 px width. */
export function fullFace(rank: Rank, suit: Suit): string {
  const value = VALUES[rank]
  const small = value
    ? `<text x="33" y="208" style="font-family:var(--display)" font-size="25" text-anchor="middle" fill="#6b6455">${value}</text>`
    : ''
  const index = corner(rank, { x: 33, y: 60, size: 62 })
  const below = { x: 33, y: 88, width: 40 }
  return inked(`c-${rank}${suit}`, suit, `${STOCK}${hole(rank)}${index}${middle(rank, suit, below)}${small}`)
}

/** Index only, 100 x 140, for 30 to 63 px. */
export function miniFace(rank: Rank, suit: Suit): string {
  const art = `${MINI}${corner(rank, { x: 50, y: 66, size: 72 })}${marks(suit, [{ x: 50, y: 104, width: 54 }])}`
  return inked(`m-${rank}${suit}`, suit, art)
}

/** A small card lying on its side, its index upright: 140 x 100. */
export function sideFace(rank: Rank, suit: Suit): string {
  const art = `${SIDE}${corner(rank, { x: 44, y: 76, size: 74 })}${marks(suit, [{ x: 100, y: 52, width: 52 }])}`
  return inked(`h-${rank}${suit}`, suit, art)
}

const BOXES: Readonly<Record<string, string>> = { c: '0 0 160 224', m: '0 0 100 140', h: '0 0 140 100' }

const inked = (id: string, suit: Suit, art: string): string =>
  `<symbol id="${id}" viewBox="${BOXES[id.charAt(0)]}" color="${COLOUR[suit]}">${art}</symbol>\n`

interface Spot {
  x: number
  y: number
  width: number
  isTurned?: boolean
}

/**
 * All signs of a card as one path. Each used from a symbol of its own, they were most of what a browser makes of a card:
 * four elements for a pip, in every place where the card is shown, and once more in the file itself.
 */
const marks = (suit: Suit, spots: readonly Spot[]): string =>
  `<path d="${spots.map((spot) => placed(suit, spot)).join('')}" fill="currentColor"/>`

/** Relative from its first point on, so that all signs of a size are the same text. */
function placed(suit: Suit, { x, y, width, isTurned = false }: Spot): string {
  const scale = (isTurned ? -width : width) / SUIT_WIDTH
  const middle = SUIT_WIDTH / 2
  const path = svgpath(SUIT_PATHS[suit]).translate(-middle, -middle).scale(scale, scale).translate(x, y)
  return path.abs().rel().round(1).toString()
}
const SUIT_WIDTH = 24

function corner(rank: Rank, { x, y, size }: { x: number; y: number; size: number }): string {
  const wide = rank === '10' ? ` textLength="${size * 0.86}" lengthAdjust="spacingAndGlyphs"` : ''
  const height = rank === '10' ? size * 0.9 : size
  return `<text x="${x}" y="${y}" style="font-family:var(--display)" font-size="${height}" text-anchor="middle" fill="currentColor"${wide}>${rank}</text>`
}

/** `below`: the sign under the index. */
function middle(rank: Rank, suit: Suit, below: Spot): string {
  const pips = PIPS[rank]
  if (pips) {
    const spots = pips.map(([column, sixth]) => {
      return { x: 82 + column * 23, y: rounded(44 + sixth * 22.6), width: 29, isTurned: sixth > 3 }
    })
    return marks(suit, [below, ...spots])
  }
  if (rank === 'J' || rank === 'Q' || rank === 'K') {
    const [x, y, width] = BADGES[rank]
    const court = `<use href="#court-${rank}" x="66" y="20" width="84" height="176"/>`
    return court + marks(suit, [below, { x: 59 + x, y: 20 + y, width }])
  }
  return ace(suit, below)
}

/** The suit itself is the robot. */
function ace(suit: Suit, below: Spot): string {
  const { eyes, top } = ACES[suit]
  const limb = `stroke="${INK}" stroke-linejoin="round" stroke-linecap="round"`
  return (
    `<path d="M104 ${top}V34M86 138v46M122 138v46" ${limb} stroke-width="6"/>` +
    `<circle cx="104" cy="30" r="8" fill="${BRASS}" ${LINE}/><path d="M72 190h24M112 190h24" ${limb} stroke-width="9"/>` +
    marks(suit, [below, { x: 104, y: 112, width: 100 }]) +
    eye(89, eyes, { white: 11, pupil: 5 }) +
    eye(119, eyes, { white: 11, pupil: 5 }) +
    `<path d="M92 ${eyes + 19}q12 9 24 0" fill="none" stroke="${CREAM}" stroke-width="4" stroke-linecap="round"/>`
  )
}

const PAPER = 'fill="var(--card-stock,#f4ead5)" stroke="#c9b98f" stroke-width="2"'
export const OUTLINE = 'M12 1H136L159 24V212a11 11 0 0 1-11 11H12A11 11 0 0 1 1 212V12A11 11 0 0 1 12 1Z'
const MINI = `<path d="M9 1H82L99 18V131a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8V9a8 8 0 0 1 8-8Z" ${PAPER}/>`
const SIDE = `<path d="M9 1H122L139 18V91a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8V9a8 8 0 0 1 8-8Z" ${PAPER}/>`

/** Thirteen slots at the foot of the stock; the one of the rank is punched out. */
const SLOT = 'h3.6v8h-3.6z'
const SLOTS_APART = 6.7
const FIRST_SLOT = 64
const ALL_SLOTS = `M${FIRST_SLOT} 206${RANKS.map(() => SLOT).join(`m${SLOTS_APART} 0`)}`
const hole = (rank: Rank): string =>
  `<path d="M${rounded(FIRST_SLOT + RANKS.indexOf(rank) * SLOTS_APART)} 206${SLOT}" fill="${INK}"/>`
const rounded = (length: number): number => Math.round(length * 10) / 10

/** The paper of a full face. */
export const STOCK =
  `<path d="${OUTLINE}" ${PAPER}/><path d="M136 1 159 24H140a4 4 0 0 1-4-4Z" fill="#d9caa4"/>` +
  `<path d="${ALL_SLOTS}" fill="none" stroke="#cdbd98" stroke-linejoin="round"/>`
