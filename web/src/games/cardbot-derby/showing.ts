// All that it takes to show a round as it runs: fetched apart, for a table stands before it moves.
export { Enactment } from './race/enactment.svelte.ts'
export { default as Stages } from './race/Stages.svelte'
export { default as Tape } from './race/Tape.svelte'
