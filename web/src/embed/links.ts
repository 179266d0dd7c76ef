import { secretIn, tell, wantsOpen } from './host.ts'

/** Where a frame can't open windows, the page that framed it is asked to. WordPress then leaves the post, so say so. */
export function opensLinks(): void {
  if (self.origin === 'null' && secretIn(location.hash) !== null) document.documentElement.dataset['boxed'] = ''
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || self.origin !== 'null') return
    event.preventDefault()
    const opened = window.open(link.href, '_blank')
    if (opened) opened.opener = null
    else tell(wantsOpen(link.href, secretIn(location.hash)))
  })
}
