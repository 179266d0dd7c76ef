/** Smaller than any keyboard, larger than a browser's own bars, which come and go. */
const BARS = 120
/** As much of what is seen may lie under bars of our own, px. */
const EDGE = 80

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
  // Who typed before this was here has their keyboard open by now.
  measure()
  showTyped()
}

function showTyped(): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  const send = field.form?.querySelector('[type=submit]')
  // At the edge it may lie under a bar.
  if (send && !isInView(send)) send.scrollIntoView({ block: 'center' })
  field.scrollIntoView({ block: 'nearest' })
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= EDGE && bottom <= (window.visualViewport?.height ?? window.innerHeight) - EDGE
}
