/** From this width on, log and talk stand next to the table; below it, behind a button. As it stands in styles. */
const WIDE = '(min-width: 56.25em)'

/** Whether a screen is so wide. The server does not know, and draws log and talk for all. */
class Wide {
  is = $state(true)

  constructor() {
    if (import.meta.env.SSR) return
    const query = matchMedia(WIDE)
    this.is = query.matches
    query.addEventListener('change', () => (this.is = query.matches))
  }
}

export const wide = new Wide()
