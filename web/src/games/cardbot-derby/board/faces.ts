/** The part of each robot's 160-unit figure that is its face alone: on the board it is small. By chair. */
const FACES = [
  '33 3 94 94',
  '17 11 126 126',
  '39 -10 88 88',
  '34 11 92 92',
  '44 2 74 74',
  '31 34 98 98',
  '29 32 102 102',
  '33 8 94 94',
  '41 2 78 78',
] as const

export const faceOf = (face: number): string => FACES[face % FACES.length] ?? FACES[0]
