/** Whether it has a place on the page. Older phones have no `checkVisibility`. */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0
