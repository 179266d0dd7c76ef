/** Why somebody said a word. */
export const REASONS = ['name', 'thing', 'whole', 'excuse', 'blank'] as const
export type Reason = (typeof REASONS)[number]

/** At least eight for each reason, so that no two at a table need say the same. `{thing}`: something in the answer; `{word}`: the word. */
export type Sayings = Readonly<Record<Reason, readonly string[]>>
