/// <reference lib="webworker" />
import { version } from '$app/env'
import { LANGUAGES, type Language } from '../lib/words/language.ts'

declare const self: ServiceWorkerGlobalScope

/** What comes where a page cannot be reached. It needs no script. */
const OFFLINE = '/offline'
const CACHE = `${OFFLINE} ${version}`
/** Whose pages keep themselves, and what they are made of. No other page is kept: a room's is its reader's own. */
const KEPT = /^\/(companion(\/lesson)?|how-to\/[\w-]+)$/

/** In both languages, and as for anybody. */
export async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const language of LANGUAGES) {
    const page = await fetch(addressIn(language), { credentials: 'omit' })
    if (!page.ok) throw new Error(`${OFFLINE} answered ${page.status}`)
    const html = await page.clone().text()
    const parts = new Set(html.match(/\/_app\/immutable\/[\w./~-]+/g))
    const styles = [...parts].filter((part) => part.endsWith('.css'))
    const fonts = (await Promise.all(styles.map(fontsIn))).flat()
    await cache.addAll(new Set([...parts, ...fonts]))
    await cache.put(addressIn(language), page)
  }
}

async function fontsIn(style: string): Promise<string[]> {
  const text = await (await fetch(style)).text()
  return [...text.matchAll(/url\(([^)]+\.woff2)\)/g)].map(
    ([, at = '']) => new URL(at, new URL(style, location.origin)).pathname,
  )
}

/** Those of other builds; and what the dealer kept before other pages did. */
export async function forgetOldPages(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => /^(\/offline|companion) /.test(name) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** From the network; without one as it was kept; else the page that says so. */
export async function pageFor({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const preloaded: unknown = await preloadResponse
    return preloaded instanceof Response ? preloaded : await fetch(request)
  } catch {
    const { pathname } = new URL(request.url)
    const own = KEPT.test(pathname) ? await keptAs(pathname) : undefined
    return own ?? (await keptAs(addressIn(await language()))) ?? Response.error()
  }
}

export async function partFor(request: Request): Promise<Response> {
  return (await keptAs(request.url)) ?? fetch(request)
}

const keptAs = (url: string): Promise<Response | undefined> => caches.match(url, { ignoreVary: true })
const addressIn = (language: Language): string => `${OFFLINE}?lang=${language}`

/** As chosen on the pages, where the browser lets us know; else as the browser is. */
async function language(): Promise<Language> {
  const chosen = 'cookieStore' in self ? (await self.cookieStore.get('lang'))?.value : undefined
  return LANGUAGES.find((each) => each === (chosen ?? navigator.language.slice(0, 2))) ?? 'en'
}
