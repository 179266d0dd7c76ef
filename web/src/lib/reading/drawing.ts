import { isCoin } from '../coins/names.ts'
import { ROBOTS } from '../ui/robots.ts'
import type { Panel, Picture, PictureSquare, Piece } from './picture.ts'

/** Stand for the addresses of the served sprites, which are known when the text is loaded. */
export const SPRITES = {
  cards: 'sprite:cards',
  indices: 'sprite:indices',
  robots: 'sprite:robots',
  coins: 'sprite:coins',
  own: 'sprite:own',
  board: 'sprite:board',
} as const
/** The same for pictures of the deck, before the name of each. */
export const PICTURES = 'deck:'

/** A picture as HTML; its looks are in Prose.svelte. `look` is a class that brings a title's own cloth. */
export function drawn({ alt, panels }: Picture, look: string): string {
  const inside = panels.map(drawnPanel).join('')
  return `<figure class="picture ${escaped(look)}"><div role="img" aria-label="${escaped(alt)}">${inside}</div></figure>\n`
}

function drawnPanel({ rows, below }: Panel): string {
  const only = rows.length === 1 && rows[0]?.length === 1 ? rows[0][0] : null
  if (only?.kind === 'arrow') return `<span class="step">${ARROW}</span>`
  const words = below ? `<span class="below">${escaped(below)}</span>` : ''
  return `<span class="panel">${rows.map(drawnRow).join('')}${words}</span>`
}

/** Cards next to each other close up into a stack; a face in the first place lends the row its colour. */
function drawnRow(row: readonly Piece[]): string {
  const first = row[0]
  const hue = first?.kind === 'face' ? ` style="--c:var(--seat-${first.robot})"` : ''
  return `<span class="row"${hue}>${stacks(row).map(drawnStack).join('')}</span>`
}

function stacks(row: readonly Piece[]): Piece[][] {
  const found: Piece[][] = []
  row.forEach((piece, at) => {
    const before = row[at - 1]
    if (before && isCard(before) && isCard(piece)) found.at(-1)?.push(piece)
    else found.push([piece])
  })
  return found
}

const isCard = ({ kind }: Piece): boolean => kind === 'card' || kind === 'back'

function drawnStack(stack: readonly Piece[]): string {
  const inside = stack.map(drawnPiece).join('')
  return stack.length > 1 ? `<span class="stack">${inside}</span>` : inside
}

function drawnPiece(piece: Piece): string {
  const going = 'isGoing' in piece && piece.isGoing ? ' going' : ''
  switch (piece.kind) {
    case 'card':
      return card(piece.card, `${piece.isSideways ? ' sideways' : ''}${going}`)
    case 'back':
      return symbol(`card${going}`, '0 0 160 224', `${SPRITES.cards}#back`)
    case 'general':
      return `<span class="general${going}">${symbol('card', '0 0 160 224', `${SPRITES.cards}#back`)}</span>`
    case 'place':
    case 'lost':
      return `<span class="${piece.kind}"></span>`
    case 'robot':
    case 'face':
      return robot(piece.robot, `${piece.kind}${going}`)
    case 'total':
      return `<span class="total${piece.isLeading ? ' lead' : ''}">${piece.total}</span>`
    case 'arrow':
      return ARROW
    case 'own':
    case 'tile':
      return `<span class="${piece.kind}"><svg><use href="${SPRITES[isCoin(piece.name) ? 'coins' : 'own']}#${piece.name}"/></svg></span>`
    case 'board':
      return board(piece.rows)
    case 'pictures':
      return pictures(piece.rows)
    case 'number':
      return `<span class="tile number">${escaped(piece.text)}</span>`
    case 'code':
      return `<span class="code">${[...piece.text].map((letter) => `<i>${letter}</i>`).join('')}</span>`
    case 'front':
    case 'badge':
    case 'stamp':
    case 'words':
      return `<span class="${piece.kind}">${escaped(piece.text)}</span>`
    default:
      return piece satisfies never
  }
}

/** Squares on 100 units; a robot turns with what carries it, and its face stays upright. */
function board(rows: readonly (readonly PictureSquare[])[]): string {
  const wide = Math.max(...rows.map((row) => row.length))
  const inside = rows.map((row, y) => row.map((square, x) => squareAt(square, `${100 * x} ${100 * y}`)).join(''))
  const standing = rows.map((row, y) => row.map(({ robot }, x) => (robot ? standingAt(robot, x, y) : '')).join(''))
  const box = `0 0 ${100 * wide} ${100 * rows.length}`
  return `<span class="squares" style="--wide:${wide}"><svg viewBox="${box}">${[...inside, ...standing].join('')}</svg></span>`
}

function squareAt({ layers, turn }: PictureSquare, place: string): string {
  const rotated = turn === 0 ? '' : ` rotate(${90 * turn} 50 50)`
  const uses = layers.map((name) => `<use href="${SPRITES.board}#tile-${name}" width="100" height="100"/>`).join('')
  return `<g transform="translate(${place})${rotated}">${uses}</g>`
}

function standingAt({ robot: at, turn }: { robot: number; turn: number }, x: number, y: number): string {
  const parts = ['key', 'chassis'].map(
    (name) => `<use href="${SPRITES.board}#bot-${name}" x="-40" y="-40" width="80" height="80"/>`,
  )
  const face = `<svg x="-22" y="-23" width="44" height="44" viewBox="${ROBOTS[at]?.bust ?? ''}"><use href="${SPRITES.robots}#bot-${at}" width="160" height="160"/></svg>`
  const place = `translate(${100 * x + 50} ${100 * y + 50}) scale(1.1)`
  return `<g class="standing" style="--bot:var(--seat-${at})" transform="${place}"><g transform="rotate(${90 * turn})">${parts.join('')}</g>${face}</g>`
}

/** One alone stands large, several are numbered as on the table. */
function pictures(rows: Extract<Piece, { kind: 'pictures' }>['rows']): string {
  const look = rows.flat().length === 1 ? 'pictures lone' : 'pictures'
  const inside = rows
    .flat()
    .map(({ picture, isMarked }) => {
      const image = `<img src="${PICTURES}${picture}" alt="" width="400" height="400" loading="lazy">`
      return `<span${isMarked ? ' class="marked"' : ''}>${image}</span>`
    })
    .join('')
  return `<span class="${look}" style="--wide:${rows[0]?.length ?? 1}">${inside}</span>`
}

/** On its side a card shows the small face, whose index stands upright. */
function card(id: string, more: string): string {
  return more.includes('sideways')
    ? symbol(`card${more}`, '0 0 140 100', `${SPRITES.indices}#h-${id}`)
    : symbol(`card${more}`, '0 0 160 224', `${SPRITES.cards}#c-${id}`)
}

function robot(at: number, look: string): string {
  const box = look.startsWith('face') ? (ROBOTS[at]?.bust ?? '') : '0 0 160 160'
  const figure = `<svg viewBox="${box}"><use href="${SPRITES.robots}#bot-${at}" width="160" height="160"/></svg>`
  return `<span class="${look}" style="--bot:var(--seat-${at})">${figure}</span>`
}

function symbol(look: string, box: string, href: string): string {
  return `<svg class="${look}" viewBox="${box}"><use href="${href}"/></svg>`
}

const ARROW =
  '<svg class="arrow" viewBox="0 0 24 24"><path d="M3 12h16M13 5l7 7-7 7" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>'

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
