const ASKED = '(prefers-reduced-motion: reduce)'

/** Shows every style for those who want less motion, whatever the device says. */
export function holdStill(): void {
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) still(rule)
}

function still(rule: CSSRule): void {
  if (!(rule instanceof CSSGroupingRule)) return
  if (rule instanceof CSSMediaRule && rule.conditionText === ASKED) rule.media.mediaText = 'all'
  for (const inner of rule.cssRules) still(inner)
}
