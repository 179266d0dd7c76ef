/** Why somebody said a word. */
export type Reason = 'name' | 'thing' | 'whole' | 'excuse' | 'blank'

/**
 * At least eight for each reason, so that no two at a table need say the same. All of them are about something in the answer: `{thing}`, and
 * `{other}` besides; or `{word}`, the word itself, where it names something in it.
 */
export type Sayings = Readonly<Record<Reason, readonly string[]>>
