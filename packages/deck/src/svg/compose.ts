import { PALETTES } from '../palettes.ts'
import type { Icon, Scene } from '../scene.ts'
import { BACKGROUNDS } from './backgrounds/index.ts'
import { boundsOf } from './bounds.ts'
import { type Recolour, lit, recoloured, tinted } from './colour.ts'
import { type Ink, ellipse, round, tag } from './draw.ts'
import { drawn, weather } from './drawn.ts'
import { shade, vignette } from './light.ts'
import { random } from './random.ts'

/** The drawing of an icon by its name, on a square of `ICON` units. */
export type Icons = (name: string) => string
export const ICON = 32

const CREDIT =
  'Picture elements: Fluent Emoji, Copyright (c) Microsoft Corporation, MIT licence. Scene composed and background drawn for Robot Night, MIT licence.'

/** The same scene and icons give the same picture, letter by letter. */
export function compose(scene: Scene, icons: Icons): string {
  const defined = new Map<string, string>()
  const ink: Ink = {
    palette: PALETTES[scene.bg.pal],
    random: random(scene.seed),
    define(id, body) {
      defined.set(id, body)
      return `url(#${id})`
    },
  }
  const place = placing(ink, icons)
  const painted =
    BACKGROUNDS[scene.bg.kind](ink, scene.bg) +
    scene.items.map((item) => ('fx' in item ? drawn(ink, item) : place(item))).join('')
  const whole = painted + weather(ink, scene.weather) + vignette(ink)
  const start = tag('defs', {}, [...defined.values()].join(''))
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 400 400' },
    `<!-- ${CREDIT} -->${start}${whole}`,
  )
}

/** Puts icons into the picture; each drawing is kept once and used where it is wanted. */
function placing(ink: Ink, icons: Icons): (icon: Icon) => string {
  const symbols = new Map<string, string>()
  const symbol = (icon: Icon) => {
    const key = JSON.stringify([icon.i, icon.tint, icon.sil, icon.lit])
    const id = symbols.get(key) ?? `s${symbols.size}`
    if (!symbols.has(key)) {
      symbols.set(key, id)
      ink.define(id, tag('symbol', { id, viewBox: `0 0 ${ICON} ${ICON}` }, coloured(ink, icon, own(icons(icon.i), id))))
    }
    return id
  }
  return (icon) => {
    const [y, foot] = standing(icon, icons)
    const half = icon.s / 2
    const stretch = icon.sx || icon.sy ? ` scale(${icon.sx ?? 1} ${icon.sy ?? 1})` : ''
    const transform = `translate(${round(icon.x)} ${round(y)})${icon.r ? ` rotate(${icon.r})` : ''}${icon.flip ? ' scale(-1 1)' : ''}${stretch}`
    const use = tag('use', { href: `#${symbol(icon)}`, x: -half, y: -half, width: icon.s, height: icon.s })
    const placed = tag('g', { transform, opacity: icon.op }, use)
    return shadow(ink, icon, foot) + (icon.clip ? tag('g', { 'clip-path': clip(ink, icon.clip) }, placed) : placed)
  }
}

/** Where its middle is, and where its lowest point. */
export function standing(icon: Icon, icons: Icons): [y: number, foot: number] {
  const [, , , bottom] = boundsOf(icons(icon.i))
  const below = (bottom / ICON - 0.5) * icon.s * (icon.sy ?? 1)
  return icon.on === undefined ? [icon.y ?? 0, (icon.y ?? 0) + below] : [icon.on - below, icon.on]
}

function coloured(ink: Ink, icon: Icon, body: string): string {
  const { tint, sil } = icon
  if (sil) return recoloured(body, () => sil)
  const light: Recolour = icon.lit ? (colour) => colour : lit(ink.palette.ambient)
  return recoloured(body, tint ? (colour) => tinted(...tint)(light(colour)) : light)
}

/** Ids within a drawing, made its own. */
const own = (body: string, id: string): string =>
  body
    .replace(/ id="([^"]+)"/g, (_, name: string) => ` id="${id}${name}"`)
    .replace(/url\(#([^)]+)\)/g, (_, name: string) => `url(#${id}${name})`)

function shadow(ink: Ink, icon: Icon, foot: number): string {
  if (!icon.g) return ''
  const wide = icon.s * 0.46 * icon.g
  return ellipse([icon.x, foot - icon.s * 0.01, wide, Math.min(wide * 0.24, icon.s * 0.12)], { fill: shade(ink) })
}

function clip(ink: Ink, [x, y, width, height, rx]: NonNullable<Icon['clip']>): string {
  const id = `k${x}_${y}_${width}_${height}`.replace(/[.-]/g, 'm')
  return ink.define(id, tag('clipPath', { id }, tag('rect', { x, y, width, height, rx })))
}
