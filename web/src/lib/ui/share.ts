/** Over plain http, as in a living room, browsers offer neither sharing nor the clipboard. */
export function mayShare(): boolean {
  return 'share' in navigator
}

export async function shareLink(url: string, title: string): Promise<void> {
  // Closing the sheet is no mistake.
  await navigator.share?.({ url, title }).catch(() => undefined)
}

/** False: the browser does not let us; the text has to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  if (!window.isSecureContext) return false
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}

export async function shareText(text: string): Promise<void> {
  await navigator.share?.({ text }).catch(() => undefined)
}
