/** Pages of ours, and of the platform, whose names could be codes. */
export const PAGES: readonly string[] = ['how-to', 'cdn-cgi']
