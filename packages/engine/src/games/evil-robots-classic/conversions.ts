import type { Chain, Frame, SeenConversion, Target } from './shapes.ts'

/** A conversion as it is declared, before it has a target. */
export type Declared = Pick<Frame, 'via' | 'instigator' | 'shown' | 'real'>

export function newFrame({ via, instigator, shown, real }: Declared, target: Target): Frame {
  const judged = { truth: 'pending', claim: 'pending' } as const
  return { via, instigator, firstTarget: target, target, shown, real, rebounded: false, ...judged }
}

export function topOf({ stack }: Readonly<Chain>): Frame {
  const top = stack.at(-1)
  if (!top) throw new Error('a chain holds a conversion')
  return top
}

export const seenConversion = ({ via, instigator, target, shown }: Readonly<Frame>): SeenConversion => ({
  via,
  instigator,
  target,
  allegiance: shown,
})
