/** How a lesson goes on where its table doesn't lead on: without a label the step is skipped. */
export interface Onward {
  label?: string
  deed: () => void
}
