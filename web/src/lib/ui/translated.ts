/**
 * Translators (Chrome's, and extensions that do as it does) put a `<font>` with other words in the place of each text, and
 * take the text out of the page. Whatever draws the page goes on changing that text, so counts and names would stay as they
 * were. Here the text stays in the page, empty, before what was made of it; as soon as it says something else, or goes,
 * what was made of it goes too, and the translator takes up the new text.
 */
export function keepUpWithTranslators(root: Node): void {
  const translations = new Translations()
  const observer = new MutationObserver((records) => {
    for (const record of records) translations.take(record)
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
}

/** What a translator made of a text, and what the text was. */
interface Translation {
  font: Element
  said: string
}

class Translations {
  readonly #made = new WeakMap<Text, Translation>()
  readonly #of = new WeakMap<Element, Text>()

  take(record: MutationRecord): void {
    if (record.type === 'characterData') return this.#hasChanged(record.target)
    if ([...record.addedNodes].some((added) => added instanceof Text)) this.#wasFilledIn(record)
    for (const gone of record.removedNodes) this.#hasGone(gone, record)
  }

  /** The scripts, coming to a page that had been translated, found a text missing where something was made of it. */
  #wasFilledIn({ nextSibling }: MutationRecord): void {
    if (isFont(nextSibling) && !this.#of.has(nextSibling)) nextSibling.remove()
  }

  #hasChanged(text: Node): void {
    if (!(text instanceof Text)) return
    const made = this.#made.get(text)
    if (made) this.#drop(text, made)
  }

  #hasGone(gone: Node, record: MutationRecord): void {
    if (gone instanceof Text) this.#textHasGone(gone, record)
    else if (isFont(gone) && !gone.isConnected) this.#fontHasGone(gone)
  }

  #textHasGone(text: Text, record: MutationRecord): void {
    const made = this.#made.get(text)
    if (!made) this.#textIsTranslated(text, record)
    // Gone with what stands around it, moved with it, or put back in the place of what was made of it.
    else if (!text.isConnected) this.#drop(text, made)
    else if (made.font.isConnected) text.after(made.font)
    else this.#fontHasGone(made.font)
  }

  /** What took the place of a text that went was put there at the same moment, or just before or after. */
  #textIsTranslated(text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord): void {
    if (text.isConnected || text.data.trim() === '') return
    const near = [...addedNodes, previousSibling, nextSibling]
    const font = near.find((node) => isFont(node) && node.isConnected && !this.#of.has(node))
    if (!isFont(font)) return
    this.#made.set(text, { font, said: text.data })
    this.#of.set(font, text)
    // Before it is back: this is no change that is heard of.
    text.data = ''
    font.before(text)
  }

  /** Somebody wants to see the page as it was. */
  #fontHasGone(font: Element): void {
    const text = this.#of.get(font)
    const made = text && this.#made.get(text)
    if (!made || made.font !== font) return
    this.#made.delete(text)
    text.data = made.said
  }

  #drop(text: Text, { font }: Translation): void {
    this.#made.delete(text)
    font.remove()
  }
}

const isFont = (node: Node | null | undefined): node is Element => node instanceof Element && node.localName === 'font'
