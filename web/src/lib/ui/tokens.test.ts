import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const SRC = new URL('../../', import.meta.url)
const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** Where words stand on what, by token. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  text: ['night', 'night-lift', 'panel', 'whisper', 'whisper-shade'],
  'text-dim': ['night', 'night-lift', 'panel'],
  'brass-ink': ['night', 'night-lift', 'panel'],
  'good-ink': ['night', 'night-lift', 'panel'],
  'evil-ink': ['night', 'night-lift', 'panel'],
  'neutral-ink': ['night', 'night-lift', 'panel'],
  ink: ['enamel', 'enamel-shade', 'tin'],
  'ink-dim': ['enamel', 'enamel-shade'],
  'good-on-enamel': ['enamel', 'enamel-shade'],
  'evil-on-enamel': ['enamel', 'enamel-shade'],
  'neutral-on-enamel': ['enamel', 'enamel-shade'],
  'on-brass': ['brass'],
  'flap-ink': ['flap-a', 'flap-b'],
  'on-slip': ['slip'],
  'on-slip-dim': ['slip'],
}
/** What has to be seen without being read: edges, rings, marks, large signs. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  'ctl-line': ['night', 'night-lift', 'panel'],
  'brass-edge': ['night', 'night-lift', 'panel'],
  focus: ['night', 'night-lift', 'panel'],
  'lamp-away': ['night', 'night-lift', 'panel'],
  'flap-blank': ['flap-a', 'flap-b'],
  'red-suit': ['enamel'],
  evil: ['panel', 'night-lift'],
}

const TOKENS = tokensOf(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'))

describe('the tokens', () => {
  it.each(THEMES)('are read with ease: words of any size, %s', (theme) => {
    expect(tooFaint(WORDS, 4.5, theme)).toEqual([])
  })

  it.each(THEMES)('are seen with ease: edges and signs, %s', (theme) => {
    expect(tooFaint(SHAPES, 3, theme)).toEqual([])
  })

  it('are all judged that any style writes words in', () => {
    const used = new Set(styles().flatMap((css) => [...css.matchAll(/[\s;{]color: var\(--([\w-]+)\)/g)].map(first)))
    const judged = new Set([...Object.keys(WORDS), ...Object.keys(SHAPES)])
    expect([...used].filter((name) => TOKENS.has(name) && !judged.has(name))).toEqual([])
  })

  it('are all known that any style asks for', () => {
    const asked = styles().flatMap((css) => [...css.matchAll(/var\(--([\w-]+)\)/g)].map(first))
    const set = styles().flatMap((css) => [...css.matchAll(/--([\w-]+)\s*[:=]/g)].map(first))
    const known = new Set([...TOKENS.keys(), ...set])
    expect([...new Set(asked)].filter((name) => !known.has(name))).toEqual([])
  })
})

function tooFaint(pairs: typeof WORDS, least: number, theme: Theme): string[] {
  return Object.entries(pairs).flatMap(([sign, grounds]) =>
    grounds
      .map((ground) => ({ ground, ratio: contrast(colourOf(sign, theme), colourOf(ground, theme)) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ ground, ratio }) => `${sign} on ${ground}: ${ratio.toFixed(2)}`),
  )
}

function tokensOf(css: string): ReadonlyMap<string, string> {
  return new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

function colourOf(name: string, theme: Theme): string {
  const value = TOKENS.get(name) ?? ''
  const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? [value, value, value]
  const colour = theme === 'light' ? light : dark
  if (!colour || !/^#\w{6}$/.test(colour)) throw new Error(`--${name} is no colour of six digits: ${value}`)
  return colour
}

/** As WCAG 2.2 reckons it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function styles(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|css)$/.test(path))
    .map((path) => readFileSync(new URL(path, SRC), 'utf8'))
}

function first([, name = '']: RegExpMatchArray): string {
  return name
}
