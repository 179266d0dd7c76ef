const addresses = import.meta.glob<string>(
  ['/src/lib/{cards,coins}/*.svg', '/src/lib/ui/art/robots.svg', '/src/games/*/{pieces,board}.svg'],
  { query: '?url&no-inline', import: 'default', eager: true },
)
const texts = import.meta.glob<string>(
  ['/src/lib/{cards,coins}/*.svg', '/src/lib/ui/art/robots.svg', '/src/games/*/{pieces,board}.svg'],
  { query: '?raw', import: 'default', eager: true },
)

/** While we develop, an address says after a question mark how it was asked for. */
function fileOf(address: string): string {
  return address.split('?', 1)[0] ?? ''
}

interface Sheet {
  /** What its symbols are called in a page that has them all: two sheets may use the same id. */
  prefix: string
  /** By id. */
  symbols: ReadonlyMap<string, string>
}
const sheets = new Map(
  Object.entries(addresses).map(([path, address], at) => [fileOf(address), sheetOf(texts[path] ?? '', `sheet${at}-`)]),
)

const FRAME = /<div class="embed"[^>]*>/
const USE = /(<use\b[^>]*\shref=")([^"#]+)#([^"]+)"/g

/**
 * The page of an embed with the drawings that it uses standing in it. A blog's sandbox takes a frame's origin away, and
 * without one a page may not use the drawings of another file.
 */
export function withDrawings(page: string): string {
  const used = new Map<string, string>()
  const shown = page.replace(USE, (...[all, before = '', address = '', id = '']: string[]) => {
    const sheet = sheets.get(fileOf(address))
    if (!sheet) return all ?? ''
    collect(sheet, id, used)
    return `${before}#${sheet.prefix}${id}"`
  })
  if (used.size === 0) return page
  // Not `hidden`: gradients of what isn't drawn aren't drawn either.
  const box = `<svg aria-hidden="true" style="position:absolute;width:0;height:0">${[...used.values()].join('')}</svg>`
  return shown.replace(FRAME, (frame) => frame + box)
}

/** A symbol, and those that it uses. */
function collect({ prefix, symbols }: Sheet, id: string, used: Map<string, string>): void {
  const symbol = symbols.get(id)
  if (symbol === undefined || used.has(prefix + id)) return
  used.set(prefix + id, symbol.replace(/(\s(?:id|href)=")(#?)/g, `$1$2${prefix}`))
  for (const [, inner = ''] of symbol.matchAll(/\shref="#([^"]+)"/g)) collect({ prefix, symbols }, inner, used)
}

function sheetOf(text: string, prefix: string): Sheet {
  const found = text.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g)
  return { prefix, symbols: new Map([...found].map(([symbol, id = '']) => [id, symbol])) }
}
