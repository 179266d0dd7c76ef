import type { Scene } from '../scene.ts'
import { c01to06a } from './a/c01-c06.ts'
import { c07to12a } from './a/c07-c12.ts'
import { c13to18a } from './a/c13-c18.ts'
import { c19to24a } from './a/c19-c24.ts'
import { c25to30a } from './a/c25-c30.ts'
import { c31to36a } from './a/c31-c36.ts'
import { c37to42a } from './a/c37-c42.ts'
import { c43to48a } from './a/c43-c48.ts'
import { c49to54a } from './a/c49-c54.ts'
import { c55to60a } from './a/c55-c60.ts'
import { c61to66a } from './a/c61-c66.ts'
import { c67to72a } from './a/c67-c72.ts'
import { c01to06b } from './b/c01-c06.ts'
import { c07to12b } from './b/c07-c12.ts'
import { c13to18b } from './b/c13-c18.ts'
import { c19to24b } from './b/c19-c24.ts'
import { c25to30b } from './b/c25-c30.ts'
import { c31to36b } from './b/c31-c36.ts'
import { c37to42b } from './b/c37-c42.ts'
import { c43to48b } from './b/c43-c48.ts'
import { c49to54b } from './b/c49-c54.ts'
import { c55to60b } from './b/c55-c60.ts'
import { c61to66b } from './b/c61-c66.ts'
import { c67to72b } from './b/c67-c72.ts'

/** All pictures: the a sides of the cards, then the b sides. */
export const SCENES: readonly Scene[] = [
  ...c01to06a,
  ...c07to12a,
  ...c13to18a,
  ...c19to24a,
  ...c25to30a,
  ...c31to36a,
  ...c37to42a,
  ...c43to48a,
  ...c49to54a,
  ...c55to60a,
  ...c61to66a,
  ...c67to72a,
  ...c01to06b,
  ...c07to12b,
  ...c13to18b,
  ...c19to24b,
  ...c25to30b,
  ...c31to36b,
  ...c37to42b,
  ...c43to48b,
  ...c49to54b,
  ...c55to60b,
  ...c61to66b,
  ...c67to72b,
]
