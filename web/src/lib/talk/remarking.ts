/** What a remark is about: somebody's name, and a thing on the table as the title calls it. */
interface About {
  who: string
  what: string
}

/** A title's remarks in one language, by line: several wordings of each, so that nobody hears the same all evening. */
export type RemarkWords = Readonly<Record<string, readonly ((about: About) => string)[]>>
