/** Under which name somebody who watches sits down once the match is over; null: they only watch. */
class NextSeat {
  name: string | null = $state.raw(null)
}

/** Filled in the browser only. */
export const nextSeat = new NextSeat()
