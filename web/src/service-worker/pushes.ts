/// <reference lib="webworker" />
import { LANGUAGES, type Language } from '../lib/words/language.ts'
import { WORDS } from './words.ts'

declare const self: ServiceWorkerGlobalScope

/** A browser that is woken must show something. Its tag is the code: a second one of a table takes the first one's place. */
export async function showPush(sent: PushMessageData | null): Promise<void> {
  const { code, kind, language } = read(sent)
  const words = WORDS[language]
  const shown = { icon: '/icon-192.png', body: code && words[kind](code), tag: code, lang: language }
  await self.registration.showNotification(words.name, shown)
}

/** A page of the table that is open comes to the front; else one is opened. */
export async function openTable(code: string): Promise<void> {
  const path = `/${code}`
  const isTable = ({ pathname }: URL) => pathname === path || pathname.startsWith(`${path}/`)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => isTable(new URL(url)))
  if (open) await open.focus()
  else await self.clients.openWindow(path)
}

function read(sent: PushMessageData | null): { code: string; kind: 'turn' | 'joined'; language: Language } {
  const said = `${sent?.text() ?? ''}`
  const [, code = ''] = /"code":"([A-Z]{5,6})"/.exec(said) ?? []
  const kind = said.includes('"kind":"joined"') ? 'joined' : 'turn'
  return { code, kind, language: LANGUAGES.find((each) => said.includes(`"language":"${each}"`)) ?? 'en' }
}
