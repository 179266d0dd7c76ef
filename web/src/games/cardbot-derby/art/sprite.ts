import { BOTS, MARKS } from './bots.ts'
import { TILES } from './tiles.ts'

/**
 * Everything of this title that is drawn, as one SVG file of symbols: squares (`tile-ice`), what carries a robot
 * (`bot-chassis`) and what flashes up (`mark-star`). It is written to board.svg by draw.ts and served as it is; the
 * colours of tiles and robots are custom properties of the page.
 */
export function sprite(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[
    ...symbols('tile', '0 0 100 100', TILES),
    ...symbols('bot', '-40 -40 80 80', BOTS),
    ...symbols('mark', '0 0 100 100', MARKS),
  ].join('')}</svg>\n`
}

/** They may reach beyond their square. */
function symbols(group: string, box: string, drawings: Readonly<Record<string, string>>): string[] {
  return Object.entries(drawings).map(
    ([name, drawing]) => `<symbol id="${group}-${name}" viewBox="${box}" overflow="visible">${drawing}</symbol>\n`,
  )
}
