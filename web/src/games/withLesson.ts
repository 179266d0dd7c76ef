/** Titles that have a lesson. A list, since a page that could fetch the lessons would be drawn with their styles. */
export const WITH_LESSON: readonly string[] = [
  'cardbot-derby',
  'evil-robots-classic',
  'evil-robots-influence',
  'not-a-robot',
  'robot-revolution',
]
