/**
 * What we say to the page that frames this one. WordPress has words of its own for it, and puts a secret behind our
 * address, by which it knows its frame.
 */
export type Said =
  | { robotNight: 'height'; height: number }
  | { robotNight: 'open'; href: string }
  | { message: 'height'; value: number; secret: string }
  | { message: 'link'; value: string; secret: string }

/** Null: it is no WordPress. */
export const secretIn = (hash: string): string | null => /^#\?(?:.*&)?secret=([a-zA-Z0-9]+)/.exec(hash)?.[1] ?? null

/** They would like to be told how high we want to be. */
export function isReady(heard: unknown): boolean {
  if (typeof heard !== 'object' || heard === null) return false
  return ('message' in heard && heard.message === 'ready') || ('robotNight' in heard && heard.robotNight === 'ready')
}

export const wantsHeight = (height: number, secret: string | null): Said[] => [
  { robotNight: 'height', height },
  ...(secret === null ? [] : [{ message: 'height', value: height, secret } as const]),
]

export const wantsOpen = (href: string, secret: string | null): Said[] => [
  { robotNight: 'open', href },
  ...(secret === null ? [] : [{ message: 'link', value: href, secret } as const]),
]

/** There is nothing in it that others may not hear. */
export function tell(all: readonly Said[]): void {
  for (const said of all) window.parent.postMessage(said, '*')
}
