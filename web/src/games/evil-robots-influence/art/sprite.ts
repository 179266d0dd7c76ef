import { ICONS } from './icons.ts'
import { SIGNS } from './signs.ts'
import { THINGS } from './things.ts'

/** Everything of this title that is drawn, as one SVG file of symbols: written to pieces.svg by draw.ts and served as it is. */
export function sprite(): string {
  const icons = Object.entries(ICONS).map(([name, { path }]) =>
    symbol(name, [512, 512], `<path fill="currentColor" d="${path}"/>`),
  )
  const signs = Object.entries(SIGNS).map(([name, [size, drawing]]) => symbol(name, [size, size], drawing))
  const things = Object.entries(THINGS).map(([name, [width, height, drawing]]) =>
    symbol(name, [width, height], drawing),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[...icons, ...signs, ...things].join('')}</svg>\n`
}

const symbol = (name: string, [width, height]: readonly [number, number], drawing: string): string =>
  `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${drawing}</symbol>\n`
