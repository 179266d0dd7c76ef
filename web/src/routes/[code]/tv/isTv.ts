/** `?tv`: for a screen that all look at. It sees what watchers see, no matter whose browser it is. */
export function isTv(url: { searchParams: Pick<URLSearchParams, 'has'> }): boolean {
  return url.searchParams.has('tv')
}
