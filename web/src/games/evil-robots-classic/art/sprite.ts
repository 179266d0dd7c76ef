import { ICONS } from './icons.ts'

/**
 * The icons of this title as one SVG file of symbols; its coins are in `#lib/coins`. It is written to pieces.svg by
 * draw.ts and served as it is.
 */
export function sprite(): string {
  const icons = Object.entries(ICONS).map(([name, { path }]) => symbol(name, path))
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${icons.join('')}</svg>\n`
}

const symbol = (name: string, path: string): string =>
  `<symbol id="${name}" viewBox="0 0 512 512"><path fill="currentColor" d="${path}"/></symbol>\n`
