import { secretIn, tell, wantsOpen } from './host.ts'

/** Where a frame may open no windows, whoever framed it is asked to. */
export function opensLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || self.origin !== 'null') return
    event.preventDefault()
    const opened = window.open(link.href, '_blank')
    if (opened) opened.opener = null
    else tell(wantsOpen(link.href, secretIn(location.hash)))
  })
}
