import { leadingOf, type Proposal, type View } from '@robot-night/engine/games/evil-robots-influence'

export const leadingIn = ({ proposals }: Extract<View['phase'], { kind: 'split' }>): Proposal | null =>
  leadingOf(proposals)
