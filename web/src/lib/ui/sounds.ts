import { choose, chosen } from '../kept/cookies.ts'

/** Small sounds, made on the spot: notes as `[Hz, from s, for s]`. Each goes with something that can be seen. */
const TUNES = {
  /** It is my turn: the bar turns brass. */
  turn: [
    [659, 0, 0.16],
    [880, 0.13, 0.32],
  ],
  /** Somebody said something: the sign of talk counts it. */
  talk: [[523, 0, 0.09]],
  /** The match is over: the table says who won. */
  over: [
    [523, 0, 0.16],
    [659, 0.14, 0.16],
    [784, 0.28, 0.42],
  ],
} as const
export type Sound = keyof typeof TUNES

const LOUDNESS = 0.12
let studio: AudioContext | undefined

/** Off until asked for; known to the server too, as light and language are, but used here alone. */
export function hasSound(): boolean {
  return chosen('sound') === 'on'
}

export const isSoundChosen = (): boolean => chosen('sound') !== undefined

/** To be called in a press, which is when a browser lets a page begin to sound. */
export function chooseSound(isOn: boolean): void {
  choose('sound', isOn ? 'on' : 'off')
  if (isOn) play('turn')
}

export function play(sound: Sound): void {
  if (!hasSound()) return
  if (sound === 'turn') buzz()
  if (typeof AudioContext === 'undefined') return
  studio ??= new AudioContext()
  // Until somebody has touched the page the browser keeps it silent, and nothing is saved up for later.
  void studio.resume().catch(() => undefined)
  if (studio.state !== 'running' && !navigator.userActivation?.hasBeenActive) return
  for (const note of TUNES[sound]) strike(studio, note)
}

function strike(at: AudioContext, [pitch, from, length]: readonly [number, number, number]): void {
  const start = at.currentTime + from
  const tone = new OscillatorNode(at, { type: 'triangle', frequency: pitch })
  const volume = new GainNode(at, { gain: 0 })
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  tone.connect(volume).connect(at.destination)
  tone.start(start)
  tone.stop(start + length + 0.05)
}

/** A phone that lies on the table. Browsers complain where nobody has touched the page yet, and some have no such thing. */
function buzz(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 60, 120])
}
