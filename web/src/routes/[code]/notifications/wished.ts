/** Whether this browser asked to be woken for a room: the room itself tells nobody, this browser neither. */
const keyFor = (room: string): string => `wake ${room}`

export function isWished(room: string): boolean {
  try {
    return localStorage.getItem(keyFor(room)) !== null
  } catch {
    return false
  }
}

export function wish(room: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(keyFor(room), '1')
    else localStorage.removeItem(keyFor(room))
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
