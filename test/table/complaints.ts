import type { Page } from '@playwright/test'

/** Collects whatever a page complains about: errors, what could not be loaded, what the security policy forbade. */
export function complaintsOf(page: Page, name: string): string[] {
  const complaints: string[] = []
  const note = (text: string) => void complaints.push(`${name}: ${text}`)
  page.on('pageerror', (error) => note(`page error: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // A page that is left no longer waits for what it asked for.
    if (why !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${why}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) note(`answered ${response.status()}: ${response.url()}`)
  })
  return complaints
}
