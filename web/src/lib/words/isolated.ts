/** Scripts that run from right to left have their places here. */
const RIGHT_TO_LEFT = /[\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}\uFE70-\uFEFC\uFB1D-\uFDFF\u0590-\u08FF]/u
const [FIRST_STRONG, POP] = ['\u2068', '\u2069']
const ISOLATES = /\u2068[^\u2068\u2069]*\u2069/gu

/**
 * What somebody typed as it stands among other words: what runs from right to left takes nothing around it along. All
 * our words run from left to right, and a name that does so too is left as it is. So is what's isolated already.
 */
export const isolated = (typed: string): string =>
  RIGHT_TO_LEFT.test(typed.replaceAll(ISOLATES, '')) ? FIRST_STRONG + typed + POP : typed
