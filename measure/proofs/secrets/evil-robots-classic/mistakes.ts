const REACTIONS = ['fail', 'rebound', 'force', 'doOver'] as const

/** What somebody who may not might send, by the question. */
export const MISTAKES: Readonly<Record<string, readonly object[]>> = {
  call: [{ claim: { as: 'power' } }, { claim: { as: 'plus', level: 12 } }, { claim: { as: 'free', showPower: true } }],
  react: REACTIONS.map((reaction) => ({ reaction })),
}
