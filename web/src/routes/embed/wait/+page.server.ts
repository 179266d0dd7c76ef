import { error } from '@sveltejs/kit'

/** Shown in the place of any page whose reader has tried too many wrong codes. */
export const load = (): never => error(429, 'Too many wrong codes')
