/** What reads the code field: fetched once the page can be used. */
export { codeIn } from './codeIn.ts'
export { troubleWith } from './troubleWith.ts'
