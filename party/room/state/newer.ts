/** Those that came after the one with this number. They are in order, and mostly there is none. */
export function newer<Numbered extends { number: number }>(all: readonly Numbered[], than: number): Numbered[] {
  return (all.at(-1)?.number ?? 0) > than ? all.filter(({ number }) => number > than) : []
}
