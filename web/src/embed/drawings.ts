/** Sheets that stand in the page. */
const sheets = new Map<string, Promise<void>>()

/**
 * Makes drawings visible where the frame has no origin of its own, as in a blog's sandbox: there a page may not use the
 * drawings of another file, only those that stand in itself.
 */
export async function withDrawings(root: ParentNode): Promise<void> {
  if (self.origin !== 'null') return
  const uses = [...root.querySelectorAll('use')]
  await Promise.all(uses.map(localise))
}

async function localise(use: SVGUseElement): Promise<void> {
  const [sheet = '', id = ''] = (use.getAttribute('href') ?? '').split('#')
  if (!sheet) return
  const known = sheets.get(sheet) ?? bring(sheet)
  sheets.set(sheet, known)
  await known
  use.setAttribute('href', `#${id}`)
}

async function bring(sheet: string): Promise<void> {
  const response = await fetch(new URL(sheet, location.href), { credentials: 'omit' })
  const drawing = new DOMParser().parseFromString(await response.text(), 'image/svg+xml').documentElement
  const box = document.createElement('div')
  // Not `hidden`: gradients of what is not drawn are not drawn either.
  box.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden'
  box.append(document.importNode(drawing, true))
  document.body.append(box)
}
