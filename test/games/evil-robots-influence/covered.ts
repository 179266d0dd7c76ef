import { expect } from '@playwright/test'
import type { Guest } from '../../table/Guest.ts'
import { mine } from './table.ts'

/** All that somebody's page of the match asks for, from its opening on: it grows. */
export async function requestsOf(guest: Guest): Promise<Set<string>> {
  const asked = new Set<string>()
  guest.page.on('request', (request) => void asked.add(new URL(request.url()).pathname))
  await guest.reload()
  await expect(mine(guest)).toBeVisible()
  return asked
}

/** My things as they stand on the page: every element, with its box, but for the shown coin and whose they are. */
export const coveredThings = (guest: Guest): Promise<string[]> => mine(guest).evaluate(thingsIn)

function thingsIn(own: Element): string[] {
  const shown = own.querySelectorAll('figure')[1]
  const all = [...own.querySelectorAll('*')].filter((each) => !shown?.contains(each))
  return all.map((each, at) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    const marks = [...each.attributes].filter(({ name }) => name !== 'data-seat' && name !== 'id')
    const words = each.children.length === 0 ? each.textContent : ''
    return JSON.stringify([at, each.tagName, marks.map(({ name, value }) => [name, value]), words, x, y, width, height])
  })
}

/** In what they are not all alike. */
export const unlike = (all: readonly Iterable<string>[]): string[] => {
  const sets = all.map((each) => new Set(each))
  return [...new Set(sets.flatMap((each) => [...each]))].filter((one) => !sets.every((each) => each.has(one)))
}
