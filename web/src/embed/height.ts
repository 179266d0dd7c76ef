import { frameHeight, HIGHEST, SHORT } from './frameHeight.ts'
import { isReady, secretIn, tell, wantsHeight } from './host.ts'
import { overflowIn } from './overflow.ts'

/**
 * The page that framed us is told how high we want to be: at once, when the width changes, when it asks, and when
 * something would have to scroll. Never less than before at this width: the text around a table shouldn't jump.
 */
export function asksForHeight(shown: HTMLElement | null): void {
  if (window.parent === window) return
  let [width, wanted, asked] = [0, 0, 0]
  const ask = (): void => {
    if (innerWidth !== width) [width, wanted] = [innerWidth, shown ? frameHeight(innerWidth) : SHORT]
    const more = shown ? overflowIn(shown) : 0
    if (more > 0) wanted = Math.min(HIGHEST, Math.max(wanted, innerHeight + more))
    if (wanted === asked) return
    asked = wanted
    tell(wantsHeight(wanted, secretIn(location.hash)))
  }
  addEventListener('resize', ask)
  addEventListener('message', ({ data, source }) => {
    if (source !== window.parent || !isReady(data)) return
    asked = 0
    ask()
  })
  if (shown) new MutationObserver(ask).observe(shown, { childList: true, subtree: true, characterData: true })
  void document.fonts.ready.then(ask)
  ask()
}
