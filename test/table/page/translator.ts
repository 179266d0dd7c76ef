/**
 * Stands for the translators of browsers, which change pages as Chrome's does: each text gives way to a `<font>` in a
 * `<font>`, and so does each that comes later. `mark` is added to each text, for other words. The event `takeback` shows the page as
 * it was.
 */
export function translates({ mark, how }: { mark: string; how: 'replaced' | 'insertedFirst' }): void {
  const made = new Map<Element, Text>()

  function translate(text: Text): void {
    const around = text.parentElement
    if (text.data.trim() === '' || !around) return
    if (around.closest('font, script, style, noscript, textarea, [translate="no"], svg')) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    made.set(outer, text)
    inner.append(text.data + mark)
    outer.append(inner)
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    if (how === 'replaced') around.replaceChild(outer, text)
    else {
      around.insertBefore(outer, text)
      text.remove()
    }
  }
  function translateAll(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node)
    for (const text of texts) translate(text)
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData' && target instanceof Text && target.isConnected) translate(target)
      for (const node of addedNodes) {
        if (node instanceof Text && node.isConnected) translate(node)
        else if (node instanceof Element && node.isConnected) translateAll(node)
      }
    }
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  translateAll(document.body)
  document.addEventListener('takeback', () => {
    observer.disconnect()
    for (const [font, text] of made) if (font.isConnected) font.replaceWith(text)
  })
}
