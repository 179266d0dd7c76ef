export type Recolour = (colour: string) => string

type Rgb = readonly [number, number, number]

/** Mixes towards a colour: 0 leaves it, 1 is that colour. */
export function tinted(towards: string, share: number): Recolour {
  const goal = rgb(towards)
  return (colour) => hex(zip(rgb(colour), goal, (from, to) => from * (1 - share) + to * share))
}

/** Each channel times its share of the light. */
export function lit(ambient: Rgb): Recolour {
  return (colour) => hex(zip(rgb(colour), ambient, (channel, share) => channel * share))
}

/** Every colour of a drawing, changed. */
export const recoloured = (body: string, recolour: Recolour): string =>
  body.replace(/"#([0-9a-f]{6}|[0-9a-f]{3})"/gi, (_, digits: string) => `"${recolour(`#${full(digits)}`)}"`)

const full = (digits: string) => (digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits)

function rgb(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const hex = (channels: Rgb) =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const zip = (some: Rgb, others: Rgb, join: (one: number, other: number) => number): Rgb => [
  join(some[0], others[0]),
  join(some[1], others[1]),
  join(some[2], others[2]),
]
