import type { Visitor } from './Visitor.ts'

const ELSEWHERE = '/credits'

/**
 * Back finds the page as it was left, and not another one drawn in its place. A browser puts a page away once nothing more
 * of it is on its way, which no page can tell: so it's left again.
 */
export async function findsAsLeft(visitor: Visitor, path: string): Promise<void> {
  await visitor.until(`finds ${path} as it was left`, async () => {
    await visitor.follows(path)
    await visitor.loaded()
    await visitor.follows(ELSEWHERE)
    return (await visitor.goesBack()) || null
  })
}
