/** Smaller than any keyboard, larger than a browser's own bars, which come and go. */
const BARS = 120

/**
 * What is typed into stays in view while a phone shows its keyboard, and so does the button that sends it. Most browsers
 * make the page smaller then, as app.html asks. Safari lays the keyboard over it: there `--keyboard` says how much lies
 * below, in px, and `--seen` how much is seen. Once a page.
 */
export function leaveRoomForKeyboard(): void {
  const view = window.visualViewport
  if (!view) return
  const measure = (): void => {
    const { style, clientHeight } = document.documentElement
    const isOver = view.scale === 1 && clientHeight - view.height > BARS
    if (isOver) {
      style.setProperty('--keyboard', `${Math.max(0, Math.round(clientHeight - view.height - view.offsetTop))}px`)
      style.setProperty('--seen', `${Math.round(view.height)}px`)
    } else {
      style.removeProperty('--keyboard')
      style.removeProperty('--seen')
    }
  }
  view.addEventListener('scroll', measure)
  view.addEventListener('resize', () => {
    measure()
    showTyped()
  })
}

function showTyped(): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  // At the edge it may lie under a bar.
  field.form?.querySelector('[type=submit]')?.scrollIntoView({ block: 'center' })
  field.scrollIntoView({ block: 'nearest' })
}
