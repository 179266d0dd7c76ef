import type { SeenPhase, View } from '@robot-night/engine/games/not-a-robot'

export type Step = 'words' | 'check' | 'call' | 'talk' | 'vote' | 'score'

const STEP: Readonly<Record<SeenPhase['kind'], Step>> = {
  associate: 'words',
  review: 'check',
  call: 'call',
  guess: 'call',
  explain: 'talk',
  debate: 'talk',
  vote: 'vote',
  result: 'score',
  over: 'score',
}

export const stepOf = ({ phase }: Pick<View, 'phase'>): Step => STEP[phase.kind]

/** Without objections nothing is checked. */
export const stepsOf = ({ options }: Pick<View, 'options'>): readonly Step[] =>
  options.objections ? ['words', 'check', 'call', 'talk', 'vote', 'score'] : ['words', 'call', 'talk', 'vote', 'score']
