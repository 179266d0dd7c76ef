/** Names or things in the middle of a sentence. */
export const listed = (things: readonly string[]): string =>
  things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} und ${things.at(-1) ?? ''}`
