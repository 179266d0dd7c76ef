import type { Page } from 'puppeteer-core'

/** Errors and warnings that name our site, or come from its pages; filled as they come. */
export function errorsIn(page: Page, home: string): string[] {
  const errors: string[] = []
  const note = (text: string, url = '') => {
    if (text.includes(home) || url.startsWith(home)) errors.push(text)
  }
  page.on('console', (said) => {
    if (/error|warn/.test(said.type())) note(said.text(), said.location().url)
  })
  page.on('pageerror', (error) => {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    note(stack.includes(home) ? `${home}: ${message}` : message)
  })
  page.on('response', (answer) => {
    if (answer.status() >= 400) note(`${answer.status()} ${answer.url()}`)
  })
  return errors
}
