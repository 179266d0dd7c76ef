import { RANKS, SUITS, type Rank, type Suit } from '../card.ts'
import { BRASS, COURTS } from './courts.ts'
import { fullFace, miniFace, OUTLINE, sideFace, STOCK, SUIT_PATHS } from './faces.ts'

const NAVY = '#1d2a4a'

/**
 * The pack as SVG files of symbols, drawn by code: in one `c-7S`, the full faces, and `back`; in the other `m-7S`, the
 * index alone, and `h-7S`, that on its side. They are written by draw.ts and served as they are.
 *
 * To a browser each is a document of its own, read in one task at the moment a table is dealt, so there are two. It
 * would style and lay out all of them by itself, to show nothing: so none is displayed, but where a page uses it.
 */
export const SHEETS = {
  cards: sheetOf(`${suits()}${stock()}${courts()}${back()}${ofAll(fullFace)}`),
  indices: sheetOf(`${ofAll(miniFace)}${ofAll(sideFace)}`),
}

/** Where one of them lies. */
export const placeOf = (name: string): URL => new URL(`../${name}.svg`, import.meta.url)

function ofAll(face: (rank: Rank, suit: Suit) => string): string {
  return SUITS.flatMap((suit) => RANKS.map((rank) => face(rank, suit))).join('')
}

function sheetOf(symbols: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg"><svg display="none">\n${symbols}</svg></svg>\n`
}

function suits(): string {
  return SUITS.map(
    (suit) =>
      `<symbol id="suit-${suit}" viewBox="0 0 24 24"><path d="${SUIT_PATHS[suit]}" fill="currentColor"/></symbol>\n`,
  ).join('')
}

function stock(): string {
  return `<symbol id="stock" viewBox="0 0 160 224" overflow="visible">${STOCK}</symbol>\n`
}

/** The panel's corner is cut like the card's: painted over with stock, for a clip path is not found from outside the file. */
function courts(): string {
  return Object.entries(COURTS)
    .map(
      ([rank, figure]) =>
        `<symbol id="court-${rank}" viewBox="7 0 84 176"><path d="M7 0H69L89 20V176H7Z" fill="currentColor" opacity=".13"/>${figure}
<path d="M69 -2H92V21Z" fill="var(--card-stock,#f4ead5)"/><path d="M8 1H69L88 20V175H8Z" fill="none" stroke="${BRASS}" stroke-width="2.5"/></symbol>\n`,
    )
    .join('')
}

function back(): string {
  const corners = [
    [46, 60],
    [114, 60],
    [46, 164],
    [114, 164],
  ].map(([x, y]) => `<g transform="translate(${x} ${y})"><path d="${gear(9, 14, 19)}"/><circle r="6"/></g>`)
  return `<symbol id="back" viewBox="0 0 160 224"><path d="${OUTLINE}" fill="#e2d4b5" stroke="#b9a878" stroke-width="2"/>
<path d="M16 10H132L150 28V206a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8V16a6 6 0 0 1 6-6Z" fill="${NAVY}"/>
<g fill="none" stroke="${BRASS}" stroke-width="2" opacity=".55"><path d="M20 20H128L140 32V204H20Z"/>${corners.join('')}</g>
<g transform="translate(80 112)"><path d="${gear(12, 34, 43)}" fill="${BRASS}"/><circle r="27" fill="${NAVY}"/>
<circle cx="-10" cy="-4" r="6" fill="${BRASS}"/><circle cx="10" cy="-4" r="6" fill="${BRASS}"/>
<path d="M-12 11h24" stroke="${BRASS}" stroke-width="5" stroke-dasharray="4 3"/></g></symbol>\n`
}

function gear(teeth: number, inner: number, outer: number): string {
  const corners = Array.from({ length: teeth * 2 }, (_, at) => {
    const radius = at % 2 ? inner : outer
    return [at - 0.3, at + 0.3].map((turn) => {
      const angle = (turn * Math.PI) / teeth
      return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
    })
  })
  return `M${corners.flat().join('L')}Z`
}
