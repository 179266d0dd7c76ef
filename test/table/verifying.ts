import type { Locator } from '@playwright/test'
import type { Guest } from './Guest.ts'

/** The line of a check in the list of findings. */
export const check = ({ page }: Guest, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) })
