/** Words as they are, or a pattern. */
export type Names = string | { source: string; flags: string }

/** What somebody looks for on a page. */
export interface Wanted {
  role?: string
  /** Its accessible name. */
  name?: Names
  /** What it says; without a role, the innermost thing that says exactly this. */
  text?: Names
  within?: Wanted
  isEnabled?: boolean
  isPressed?: boolean
  isChecked?: boolean
  /** Only as long as this is there, too. */
  beside?: Wanted
  /** Of one radio among others. */
  value?: string
}

/** What they see of it. */
export interface Sight {
  name: string
  text: string
  value: string
  /** Of a slider, how far it goes. */
  max: string
  href: string
  isChecked: boolean
  isBarred: boolean
}
