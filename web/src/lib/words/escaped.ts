const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** As it may stand in HTML and XML, in an attribute too. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

/** The text again that was escaped so. */
export const unescaped = (html: string): string =>
  Object.entries(SIGNS).reduceRight((text, [sign, entity]) => text.replaceAll(entity, sign), html)
