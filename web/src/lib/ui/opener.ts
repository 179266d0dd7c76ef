let opener: HTMLElement | null = null

/** Shows a dialog above everything. When the last one is gone, the focus is back where it was before the first. */
export function showAbove(dialog: HTMLDialogElement): () => void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && !activeElement.closest('dialog')) opener = activeElement
  holdWidth()
  dialog.showModal()
  firstIn(dialog)?.focus()
  return () => {
    dialog.close()
    if (!document.querySelector('dialog[open]') && isFocusLost()) opener?.focus()
  }
}

/** A field if the dialog begins with one, else its heading: a screen reader begins to read there. */
function firstIn(dialog: HTMLDialogElement): HTMLElement | null {
  const first = dialog.querySelector<HTMLElement>('.body :is(input, textarea, select, button, a[href])')
  return first?.matches('input.typed') ? first : dialog.querySelector('h2')
}

/** Under a dialog the page does not scroll. Where its scrollbar takes space, the page keeps the width it had with it. */
function holdWidth(): void {
  const { style, clientWidth } = document.documentElement
  if (!document.querySelector('dialog:modal')) style.setProperty('--gutter', `${innerWidth - clientWidth}px`)
}

/** A browser gives it back by itself where it can, and the next key may have moved it on by now. */
function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.closest('dialog') !== null
}
