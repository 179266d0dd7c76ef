const MARK = /^#option=([a-zA-Z]+):(.+)$/

/** The address of a room for a host who comes with an option from elsewhere, such as a board that they have drawn. */
export const withOption = (code: string, key: string, value: string): string =>
  `/${code}#option=${key}:${encodeURIComponent(value)}`

/** What such an address wishes; null: nothing. */
export function wishedOption(hash: string): Readonly<Record<string, string>> | null {
  const [, key, value] = MARK.exec(hash) ?? []
  if (key === undefined || value === undefined) return null
  try {
    return { [key]: decodeURIComponent(value) }
  } catch {
    return null
  }
}
