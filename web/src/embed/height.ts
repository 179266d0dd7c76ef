import { frameHeight, SHORT } from './frameHeight.ts'
import { isReady, secretIn, tell, wantsHeight } from './host.ts'

/** Whoever framed the page is told how high it wants to be: at once, when its width changes, and when they ask. */
export function asksForHeight(): void {
  if (window.parent === window) return
  let asked = 0
  const ask = (): void => {
    const height = document.querySelector('.embed') ? frameHeight(innerWidth) : SHORT
    if (height === asked) return
    asked = height
    tell(wantsHeight(height, secretIn(location.hash)))
  }
  addEventListener('resize', ask)
  addEventListener('message', ({ data, source }) => {
    if (source !== window.parent || !isReady(data)) return
    asked = 0
    ask()
  })
  ask()
}
