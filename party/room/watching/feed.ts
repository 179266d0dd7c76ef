/** One public frame of a room. Marks stand for all that who watches knows: before it, and after it. */
export interface Feed {
  /** Null: the room does not know what has arrived. */
  from: string | null
  to: string
  /** Null: nothing but how things stand. */
  text: string | null
}

/** All that who watches knows, as JSON without a greeting; `now` by the room's clock. */
export interface Sight {
  mark: string
  now: number
  text: string
}
