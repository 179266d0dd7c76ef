/**
 * Does something just before the next picture is painted. What has changed until then is not seen before, is laid out
 * once, and whatever is measured does not make the task that changed it longer.
 */
export function beforePaint(deed: () => void): void {
  requestAnimationFrame(deed)
}
