export { build } from './build.ts'
export { SCENES } from './scenes/index.ts'
