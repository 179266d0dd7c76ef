/** What a line of the log can point at besides a seat. */
export const frontKey = (battlefield: number): string => `front-${battlefield}`
