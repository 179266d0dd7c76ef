/** Where somebody at the keyboard is led, in this order. */
export const STOPS = ['.form button', '.bids button', '.acts input', '.acts .brass', '.acts button']
