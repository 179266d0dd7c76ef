/**
 * A text without its case. Going up and down again also folds letters that one way alone doesn't (ẞ and ß, Georgian,
 * Cherokee); sigma gets one small form in every position.
 */
export function folded(text: string): string {
  if (/^[ -~]*$/u.test(text)) return text.toLowerCase()
  const small = text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase()
  return small.replaceAll('ς', 'σ').normalize('NFKC')
}
