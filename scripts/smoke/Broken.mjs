/** Something that doesn't work: what it is, and what to `look` at. */
export class Broken extends Error {
  constructor(words, look) {
    super(words)
    this.look = look
  }
}
