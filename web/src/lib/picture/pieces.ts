import robots from '../ui/art/robots.svg?raw'
import tokens from '../ui/tokens.css?raw'
import { escaped } from '../words/escaped.ts'

/** Of every picture for a link. */
export const WIDTH = 1200
const HEIGHT = 630

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What is drawn, by night. */
export const framed = (drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><radialGradient id="night" cx=".5" cy="-.1" r="1.1"><stop offset="0" stop-color="#2e3346"/><stop offset=".6" stop-color="#171a25"/><stop offset="1" stop-color="#0f1118"/></radialGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#night)"/>
${drawn}</svg>`

export interface Lettered {
  x: number
  y: number
  size: number
  fill: string
  /** Which end or middle of it `x` is. */
  anchor?: 'start' | 'middle' | 'end'
}
export const textAt = (said: string, { x, y, size, fill, anchor = 'start' }: Lettered): string =>
  `<text x="${x}" y="${y}" font-family="Righteous" font-size="${size}" fill="${fill}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${escaped(said)}</text>`

/** Above somebody's head. */
export const crown = (middle: number, foot: number): string =>
  `<path d="M${middle - 27} ${foot}v-30l14 13 13-20 13 20 14-13v30z" fill="#d8a941" stroke="#1d1b17" stroke-width="4" stroke-linejoin="round"/>`

/** A drawing of its own, put into another. */
export const svgAt = (svg: string, { x, y, width, height }: Box): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)

/** One of the nine. A free chair has a shadow on it. */
export function robot(which: number, { isFree, ...box }: Box & { isFree: boolean }): string {
  const [, drawing = ''] = new RegExp(`<symbol id="bot-${which % 9}"[^>]*>(.*?)</symbol>`, 's').exec(robots) ?? []
  const [, hue = '#6b7183'] = new RegExp(`--seat-${which % 9}: (#\\w{6})`).exec(tokens) ?? []
  const bot = isFree ? '#6b7183' : hue
  const painted = drawing
    .replaceAll('var(--bot)', bot)
    .replaceAll('var(--bot-shade)', mixed(bot, '#2a1712', 0.66))
    .replaceAll('var(--bot-shine)', mixed(bot, '#fffaf0', 0.45))
  const svg = svgAt(`<svg viewBox="0 0 160 160">${painted}</svg>`, box)
  return isFree ? `<g opacity="0.28">${svg}</g>` : svg
}

/** So much of the one colour, and the rest of the other. */
export function mixed(one: string, other: string, share: number): string {
  const channel = (colour: string, at: number) => parseInt(colour.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) => Math.round(channel(one, at) * share + channel(other, at) * (1 - share)))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** A code on its split-flap tiles. */
export function flaps(code: string, { x, y, width }: Omit<Box, 'height'>): string {
  const height = width * 1.2
  const drawn = [...code].map((letter, at) => {
    const left = x + at * (width + 8)
    const middle = left + width / 2
    return (
      `<rect x="${left}" y="${y}" width="${width}" height="${height}" rx="8" fill="#20232d" stroke="#05060a"/>` +
      `<path d="M${left} ${y + height / 2}v${8 - height / 2}q0-8 8-8h${width - 16}q8 0 8 8v${height / 2 - 8}z" fill="#2d313e"/>` +
      `<text x="${middle}" y="${y + height * 0.79}" text-anchor="middle" font-family="Righteous" font-size="${width * 0.86}" fill="#f7efdc">${letter}</text>` +
      `<path d="M${left} ${y + height / 2}h${width}" stroke="#07080b" stroke-width="2"/>`
    )
  })
  return drawn.join('')
}

/** One line, or two about as long as each other where it is longer than that. */
export function wrapped(name: string, longest: number): string[] {
  const words = name.split(' ')
  if (name.length <= longest || words.length < 2) return [name]
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const length = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))
  return cuts.reduce((best, cut) => (length(cut) < length(best) ? cut : best))
}
