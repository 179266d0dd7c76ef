/** What a phone shows, and what of it can be covered. */
export const PARTS = ['robot', 'power', 'allegiance'] as const
export type Part = (typeof PARTS)[number]
export type Covers = Readonly<Record<Part, boolean>>
