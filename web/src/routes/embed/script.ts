import { dev, version } from '$app/env'

/** What keeps an embedded page up to date; its pages have no other script. */
export const SCRIPT = dev ? '/src/embed/main.ts' : `/_app/immutable/embed.js?v=${version}`
