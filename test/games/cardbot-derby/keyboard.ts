import type { Keys } from '../../table/Keys.ts'

const ANY = /^(Ace|King|Queen|Jack|Ten|Nine|Eight|Seven|Six|Five|Four|Three|Two) of /

/** From the first of one's cards on to the one with this name. */
export async function toCard(keys: Keys, name: RegExp): Promise<void> {
  await keys.to('button', ANY)
  await keys.press('Home')
  await keys.to('button', name)
}
