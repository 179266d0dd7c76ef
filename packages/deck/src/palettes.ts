/** A mood of light: sky from horizon to zenith, three layers of ground, what shines, and what it does to all things. */
export interface Palette {
  sky: readonly [string, string, string]
  far: string
  mid: string
  near: string
  glow: string
  /** What is left of red, green and blue on the things that stand in this light. */
  ambient: readonly [number, number, number]
  /** Open water, where it is not the colour of the ground: far, middle, near. */
  water?: readonly [string, string, string]
}

const palette = (colours: string, ambient: Palette['ambient']): Palette => {
  const [low = '', half = '', high = '', far = '', mid = '', near = '', glow = ''] = colours.split(' ')
  return { sky: [low, half, high], far, mid, near, glow, ambient }
}

export const PALETTE_NAMES = ['dawn', 'day', 'gold', 'night', 'mint', 'ice', 'rose', 'storm', 'plum', 'lamp'] as const
export type PaletteName = (typeof PALETTE_NAMES)[number]

export const PALETTES: Readonly<Record<PaletteName, Palette>> = {
  dawn: palette('#ffd9a8 #ff9e8a #b86b9e #9c6a9a #6d4c86 #48336a #fff1c9', [1, 0.94, 0.95]),
  day: {
    ...palette('#bfe9ff #7cc8f2 #4aa3df #9fd3c7 #6fb98f #3f8f63 #ffffff', [1, 1, 1]),
    water: ['#6fc3e8', '#3f9ed4', '#2b7cb0'],
  },
  gold: palette('#fff0c2 #ffcf70 #f59b42 #e0a458 #c17c3a #8b5427 #fffbe0', [1, 0.96, 0.88]),
  night: palette('#3a4a8c #232c5e #12163a #2b3a6d #1f2a52 #141b38 #fff6c8', [0.8, 0.83, 0.98]),
  mint: {
    ...palette('#e5f7ec #b9e6d0 #84cdb6 #79bfa7 #4f9c86 #2f6f62 #ffffff', [0.97, 1, 0.98]),
    water: ['#74c7c4', '#3fa0a6', '#2a7d88'],
  },
  ice: {
    ...palette('#eaf6ff #c3def5 #8fb8e0 #d5e7f7 #eaf4fc #ffffff #ffffff', [0.95, 0.98, 1]),
    water: ['#a9cdea', '#7fb0dd', '#6ba0d2'],
  },
  rose: palette('#ffe3e8 #ffb5c5 #e57a9b #d9799a #b8567f #7d3560 #fff4f0', [1, 0.95, 0.97]),
  storm: palette('#7d8ba3 #566178 #363d52 #4a5469 #384055 #262c3d #dfe8f5', [0.84, 0.88, 0.96]),
  plum: palette('#8f6bb8 #5d3f8c #331f5c #573b86 #432c6b #2b1a4a #ffd7f2', [0.9, 0.84, 1]),
  lamp: palette('#ffdf9e #e8a75c #a9633a #8a4f33 #6d3b29 #4a281f #fff3c4', [1, 0.94, 0.84]),
}
