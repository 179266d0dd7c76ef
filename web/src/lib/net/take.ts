import type { DeviceMet, ProblemCode } from '@robot-night/protocol'
import { tabDevice } from '../device/tabDevice.svelte.ts'
import { post, type Answered } from './post.ts'

/** The server has this browser's cookie, as far as this page knows. */
let isKnown = false

/** Asks as this device, also where that is no more than a tab. */
export function ask<T, Code = ProblemCode>(path: string, body: object): Promise<Answered<T, Code | 'broken'>> {
  return post(path, body, tabDevice.headersFor(path))
}

/**
 * Asks for something that then belongs to this device. A browser that does not remember which it is would take another
 * each time: so people are asked first whether they play in this tab.
 */
export async function take<T, Code = ProblemCode>(path: string, body: object): Promise<Answered<T, Code | 'broken'>> {
  if (!isKnown && !tabDevice.isKnownFor(path)) {
    const met = await meet()
    if ('problem' in met) return met
    isKnown = met.done.known
    if (!isKnown && !(await tabDevice.mayBegin())) return { problem: 'forgetful' }
  }
  return ask(path, body)
}

/** Twice, for who was not known the first time: the cookie came with the answer. */
async function meet(): Promise<Answered<DeviceMet, 'broken'>> {
  const met = await post<DeviceMet, never>('/api/device', {})
  return 'done' in met && !met.done.known ? post<DeviceMet, never>('/api/device', {}) : met
}
