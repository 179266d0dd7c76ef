import type { Page } from '@playwright/test'

/** What the page refers to by `<use>` and has no drawing of: it would show as nothing at all. */
export function lostDrawings(page: Page): Promise<string[]> {
  return page.evaluate(lost)
}

/** In the page. */
async function lost(): Promise<string[]> {
  const uses = [...document.querySelectorAll('use')]
  const wanted = new Set(uses.map((use) => use.getAttribute('href') ?? use.getAttribute('xlink:href') ?? ''))
  const files = new Map<string, Promise<Document>>()
  const fileAt = (path: string): Promise<Document> => {
    const kept = files.get(path) ?? fetch(path).then(async (answer) => parse(answer.ok ? await answer.text() : ''))
    files.set(path, kept)
    return kept
  }
  const parse = (text: string) => new DOMParser().parseFromString(text, 'image/svg+xml')
  const isDrawn = async (href: string): Promise<boolean> => {
    const [path = '', id = ''] = href.split('#')
    const where = path === '' ? document : await fileAt(path)
    return id !== '' && where.getElementById(id) !== null
  }
  const found = await Promise.all([...wanted].map(async (href) => ((await isDrawn(href)) ? [] : [href])))
  return found.flat()
}
