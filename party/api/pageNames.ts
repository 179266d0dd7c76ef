/** Pages of ours whose names could be codes. */
export const PAGES: readonly string[] = ['how-to']
