/** What a claim in a vote may name: a word that was said, by its number. */
export const ENTRIES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
/** In a vote the Server has the number after the words. */
export const SERVER = '9'
