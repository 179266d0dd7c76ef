const A_YEAR = 31_536_000

/** What this browser has chosen, where the server reads it too. Undefined: nothing, or its owner allows no cookies. */
export function chosen(name: string): string | undefined {
  try {
    const kept = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
    return kept?.slice(name.length + 1)
  } catch {
    // In a frame that may not know where it is, even asking throws.
    return undefined
  }
}

export function choose(name: string, value: string): void {
  try {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`
  } catch {
    // Then it lasts as long as the page.
  }
}
