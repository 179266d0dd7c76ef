/** Where a lesson has its place in a text: a line of its own, so that it can be read without one too. */
const LESSON = '<!-- lesson -->'

/** What is read before the lesson, and what after it; all in one where the text leaves no room for one. */
export function parted(html: string): readonly string[] {
  return html.split(LESSON)
}
