const PLACES = '.target, .cell > button, .tabs button'
const ACTS = ['.acts .brass', '.acts button']
const HAND = '.fan button'

/** Where somebody at the keyboard is led, in this order: where the lifted card may lie, to the hand, to the buttons. */
export const stopsFor = ({ mayLay, mayPick }: { mayLay: boolean; mayPick: boolean }): readonly string[] => [
  ...(mayLay ? [PLACES] : []),
  ...(mayPick ? [HAND] : []),
  ...ACTS,
]

/** From a lifted card to where it may lie, though it is still there. */
export const afterLifting = (pressed: Element): string | null => (pressed.closest(HAND) ? PLACES : null)
