import { expect, type Page } from '@playwright/test'
import type { Guest } from '../../table/Guest.ts'

const FILES = '/_app/immutable/pictures/'

/** A second page of somebody's that is not listened to: for that, a browser would have to fetch everything again. */
export class Onlooker {
  readonly name: string
  readonly language: Guest['language']
  readonly page: Page
  /** The pictures that it has asked for, in order. */
  readonly asked: string[] = []

  private constructor({ name, language }: Guest, page: Page) {
    this.name = name
    this.language = language
    this.page = page
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith(FILES)) this.asked.push(pathname.slice(FILES.length))
    })
  }

  static async beside(guest: Guest, path: string): Promise<Onlooker> {
    const onlooker = new Onlooker(guest, await guest.context.newPage())
    await onlooker.page.goto(path)
    await expect(onlooker.page.locator('html[data-awake]')).toBeAttached()
    return onlooker
  }
}

/** In what the pictures that these have asked for differ: there must be nine, for all the same, in the same order. */
export function oddRequests(onlookers: readonly Pick<Onlooker, 'name' | 'asked'>[]): string[] {
  const [first] = onlookers
  return onlookers.flatMap(({ name, asked }) => [
    ...(asked.length === 9 && new Set(asked).size === 9 ? [] : [`${name} asks for ${asked.length} pictures`]),
    ...(asked.join() === first?.asked.join() ? [] : [`${name} asks for other pictures than ${first?.name}`]),
  ])
}
