/** The nine robots by chair; `bust` is the part of the 160-unit figure that shows the face. */
export const ROBOTS = [
  { name: 'Sprocket', bust: '24 6 112 112' },
  { name: 'Telly', bust: '14 4 132 132' },
  { name: 'Trundle', bust: '30 2 104 104' },
  { name: 'Gyro', bust: '28 4 104 104' },
  { name: 'Boiler', bust: '30 4 100 100' },
  { name: 'Skitter', bust: '24 22 112 112' },
  { name: 'Kettle', bust: '20 22 120 120' },
  { name: 'Fathom', bust: '28 8 104 104' },
  { name: 'Beacon', bust: '36 0 88 88' },
] as const

export function robotOf(chair: number): (typeof ROBOTS)[number] {
  return ROBOTS[chair % ROBOTS.length] ?? ROBOTS[0]
}
