const INK = '#22201b'
const BRASS = '#d8a941'
const HUB = 'fill="#14181f" stroke="var(--hue)" stroke-width="4"'

/**
 * What carries a face, on 80 units around the middle, its nose up. The nose, the light before it (drawn apart, for it
 * fades) and the key behind it all say which way it faces.
 */
export const BOTS: Readonly<Record<string, string>> = {
  chassis: `${nose()}<circle r="29" ${HUB}/><circle r="31.5" fill="none" stroke="${INK}" stroke-width="1.5"/>${tip()}`,
  /** A drone's is cornered, with a rotor at each side. */
  'chassis-drone': `${rotors()}${nose()}<path d="${octagon(30)}" ${HUB} stroke-linejoin="round"/><path d="${octagon(33)}" fill="none" stroke="${INK}" stroke-width="1.5"/>${tip()}`,
  'chassis-ghost': `${nose()}<circle r="29" fill="#0d1f1a" stroke="var(--hue)" stroke-width="4" stroke-dasharray="9 6"/>${tip()}`,
  key: `<path d="M-3 26h6v11h-6z" fill="${BRASS}" stroke="${INK}" stroke-width="2"/><g fill="none"><path d="${loops()}" stroke="${INK}" stroke-width="6"/><path d="${loops()}" stroke="${BRASS}" stroke-width="3"/></g>`,
  /** A face of plain tin, with no hue of its own. */
  'face-drone': `<path d="M0-14v-8M-11-22h22" stroke="#c3cad9" stroke-width="3.5" stroke-linecap="round"/><rect x="-16" y="-14" width="32" height="27" rx="6" fill="#c3cad9" stroke="${INK}" stroke-width="2.5"/><path d="M-16 5h32v2a6 6 0 0 1-6 6h-20a6 6 0 0 1-6-6z" fill="#7c86a0"/><rect x="-12" y="-9" width="24" height="11" rx="5.5" fill="${INK}"/><circle cx="2" cy="-3.5" r="3.6" fill="#ff9a3d"/><path d="M-6 9h12" stroke="${INK}" stroke-width="2.5" stroke-dasharray="2.5 2"/>`,
}

/** Of what lies on the board for a moment: the hit, lines behind what is fast, light around a target. */
export const MARKS: Readonly<Record<string, string>> = {
  star: `<path d="M96 50 69 57l9 16-18-6-2 28-11-25-15 11 3-18-28 3 23-16-14-12 19-1-8-27 20 20 9-15 4 18 25-13-16 23z" fill="#fff3c4" stroke="${BRASS}" stroke-width="4" stroke-linejoin="round"/>`,
  lines:
    '<path d="M6 26h64M-14 44h58M10 60h62M-6 76h42" stroke="var(--hue)" stroke-width="7" stroke-linecap="round" opacity=".9"/>',
  hiss: '<path d="M-20 22h76M-6 38h44M-26 64h78M0 80h42" stroke="#eafaff" stroke-width="4" stroke-linecap="round" stroke-dasharray="16 7"/>',
  glow: `<circle cx="50" cy="50" r="44" fill="none" stroke="#ffdf8a" stroke-width="7"/><path d="M50-8v14M50 94v14M-8 50H6M94 50h14M9 9l10 10M81 81l10 10M91 9 81 19M19 81 9 91" stroke="#ffdf8a" stroke-width="6" stroke-linecap="round"/>`,
  ring: '<circle cx="50" cy="50" r="40" fill="none" stroke="#b9d9f2" stroke-width="8" stroke-dasharray="24 9"/>',
  tar: '<path d="M30 70q6-18 0-30M50 76q8-24 0-40M70 70q6-18 0-30" fill="none" stroke="#c98a2e" stroke-width="6" stroke-linecap="round"/>',
}

function nose(): string {
  return `<path d="M-23-15 0-45 23-15z" fill="var(--hue)" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`
}
function tip(): string {
  return '<path d="M-9-32 0-41 9-32z" fill="#fbf5e6"/>'
}

function loops(): string {
  return [-7, 7].map((x) => `M${x - 5} 39a5 5 0 1 0 10 0 5 5 0 1 0-10 0`).join('')
}

function rotors(): string {
  return [-1, 1]
    .map((side) => `<ellipse cx="${35 * side}" cy="4" rx="5" ry="15" fill="#c3cad9" stroke="${INK}" stroke-width="2"/>`)
    .join('')
}

function octagon(radius: number): string {
  const corners = Array.from({ length: 8 }, (_, at) => {
    const angle = (Math.PI * (2 * at + 1)) / 8
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}
