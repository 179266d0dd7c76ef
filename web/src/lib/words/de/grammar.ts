/** A name in the middle of a sentence. */
export const within = (name: string): string => (name === 'Du' ? 'du' : name)
/** „Du“ comes first. */
export const youFirst = (names: readonly string[]): string[] =>
  names.toSorted((one, other) => Number(other === 'Du') - Number(one === 'Du'))
/** Names or things in the middle of a sentence. */
export const listed = (things: readonly string[]): string =>
  things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} und ${things.at(-1) ?? ''}`
