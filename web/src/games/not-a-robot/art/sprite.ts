import { ICONS } from './icons.ts'

/** Everything of this title that is drawn and is no picture of the deck, as one SVG file of symbols: written to pieces.svg by draw.ts. */
export function sprite(): string {
  const icons = Object.entries(ICONS).map(([name, { path }]) =>
    symbol(name, 512, `<path fill="currentColor" d="${path}"/>`),
  )
  const own = Object.entries(OWN).map(([name, drawing]) => symbol(name, 24, drawing))
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[...icons, ...own].join('')}</svg>\n`
}

const symbol = (name: string, size: number, drawing: string): string =>
  `<symbol id="${name}" viewBox="0 0 ${size} ${size}">${drawing}</symbol>\n`

const LINE = 'fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"'

const OWN: Readonly<Record<string, string>> = {
  flag: `<path d="M6 21V4" ${LINE}/><path d="M6 4.5c4-2.5 7 2.5 12 0v9c-5 2.5-8-2.5-12 0z" ${LINE} fill-opacity="0"/>`,
  'flag-up': `<path d="M6 21V4" ${LINE}/><path d="M6 4.5c4-2.5 7 2.5 12 0v9c-5 2.5-8-2.5-12 0z" fill="currentColor" stroke="currentColor" stroke-width="2"/>`,
  shut: `<path d="M1.5 12S5 5 12 5s10.5 7 10.5 7S19 19 12 19 1.5 12 1.5 12z" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="12" r="3.3" fill="currentColor"/><path d="M4 21 20 3" ${LINE}/>`,
  pin: `<path d="M9 3h6l-1 7 4 4H6l4-4zM12 14v7" ${LINE}/>`,
}
