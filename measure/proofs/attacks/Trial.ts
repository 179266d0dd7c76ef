/** Enough of what was got to see what it is. */
const SHOWN = 300

/** Notes what an attack has tried and what it got by it, and that it would have noticed. */
export class Trial {
  tries = 0
  controls = 0
  /** What the attacker got and must not get. */
  readonly got: string[] = []
  /** What should have been found where it may be found: an attack that sees nothing proves nothing. */
  readonly unseen: string[] = []

  attempt(what: string, hasGot: boolean, evidence: unknown = ''): void {
    this.tries += 1
    if (hasGot) this.got.push(told(what, evidence))
  }

  /** All that another one has noted. */
  add({ tries, controls, got, unseen }: Trial): void {
    this.tries += tries
    this.controls += controls
    this.got.push(...got)
    this.unseen.push(...unseen)
  }

  control(what: string, isFound: boolean, evidence: unknown = ''): void {
    this.controls += 1
    if (!isFound) this.unseen.push(told(what, evidence))
  }
}

function told(what: string, evidence: unknown): string {
  const text = typeof evidence === 'string' ? evidence : (JSON.stringify(evidence) ?? '')
  return text === '' ? what : `${what}: ${text.slice(0, SHOWN)}`
}
