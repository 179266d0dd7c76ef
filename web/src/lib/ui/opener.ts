let opener: HTMLElement | null = null

/** Shows a dialog above everything. When the last one is gone, the focus is back where it was before the first. */
export function showAbove(dialog: HTMLDialogElement): () => void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && !activeElement.closest('dialog')) opener = activeElement
  holdWidth()
  dialog.showModal()
  return () => {
    dialog.close()
    if (!document.querySelector('dialog[open]') && isFocusLost()) opener?.focus()
  }
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
