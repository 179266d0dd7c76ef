/** What somebody has chosen in the form, as it stands in the address: without what doesn't matter. */
export function queryIn(form: FormData): string {
  const asked = new URLSearchParams()
  for (const [key, value] of form) if (typeof value === 'string' && value !== '') asked.set(key, value)
  return `${asked}`
}
