import { secretIn, tell, wantsOpen } from './host.ts'

/**
 * Where a frame can't open windows, the page that framed it is asked to. WordPress then leaves the post, so say so; it
 * lets no frame open one, and to try would write an error into the reader's console. Others may not listen: then the
 * address is there to be typed.
 */
export function opensLinks(): void {
  const secret = secretIn(location.hash)
  const { dataset } = document.documentElement
  if (self.origin === 'null' && secret !== null) dataset['boxed'] = ''
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || self.origin !== 'null') return
    event.preventDefault()
    const opened = secret === null ? window.open(link.href, '_blank') : null
    if (opened) return void (opened.opener = null)
    tell(wantsOpen(link.href, secret))
    if (secret === null) dataset['stuck'] = ''
  })
}
