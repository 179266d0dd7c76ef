/** How a line ended: code, reason, and whether both sides knew. */
export type Ending = [code: number, reason: string, isClean: boolean]
