/** `?tv`: for a screen that all look at. It sees what watchers see, whoever's browser it is. */
export function isTv(url: URL): boolean {
  return url.searchParams.has('tv')
}
