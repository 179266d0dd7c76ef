const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:\w'"`/])\/\/.*|<!--[\s\S]*?-->/g
const TEST_NAME =
  /\b(?:it|test|describe)(?:\.\w+(?:\([^()]*\))?)*\(\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`)/g
/** Where a file holds sentences for the page and little else. */
const UI_WORDS = /\/lib\/words\/[a-z]+\//
const CODE_SPAN = /```[\s\S]*?```|`[^`\n]*`/g

/**
 * What people read in a file: all of a page, and of code its comments and the names of its tests. Everything else is
 * blank, so that places in the text stay where they were.
 */
export function readable(path, text) {
  if (path.endsWith('.md')) return text.replace(CODE_SPAN, blank)
  if (UI_WORDS.test(path)) return text
  const names = [...text.matchAll(TEST_NAME)]
  const comments = [...text.matchAll(COMMENT)]
  return pieces(text, [
    ...names.map(({ 0: name, index }) => ({ index, said: name })),
    ...comments.map(({ 0: comment, index }) => ({ index, said: comment.replace(CODE_SPAN, blank) })),
  ])
}

const blank = (text) => text.replace(/[^\n]/g, ' ')

/** Nothing of a text but these pieces, each where it was. */
const pieces = (text, kept) =>
  kept.reduce(
    (result, { index, said }) => result.slice(0, index) + said + result.slice(index + said.length),
    blank(text),
  )

/** German in its folder, or in a file called so; English everywhere else. */
export const languageOf = (path) => (/(?:^|[/.])de[./]/.test(path) ? 'de' : 'en')
