/**
 * A text without its case. Up and down again folds what only one way does not (ẞ and ß, Georgian, Cherokee); sigma has
 * one small form, wherever it stands.
 */
export function folded(text: string): string {
  if (/^[ -~]*$/u.test(text)) return text.toLowerCase()
  const small = text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase()
  return small.replaceAll('ς', 'σ').normalize('NFKC')
}
