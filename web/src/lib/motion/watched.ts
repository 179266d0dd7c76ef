/** A tab in the background shows nothing to nobody. */
export const isWatched = (): boolean => document.visibilityState === 'visible'
