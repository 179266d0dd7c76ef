/** Why somebody said a word. */
export type Reason = 'name' | 'thing' | 'whole' | 'excuse' | 'blank'

/** At least eight for each reason, so that no two at a table need say the same. `{thing}`: something in the answer; `{word}`: the word. */
export type Sayings = Readonly<Record<Reason, readonly string[]>>
