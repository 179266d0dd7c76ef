export { probe, probeSecrets, type Probe } from './probe/index.ts'
export { atRandom, byBots, byPlayersAtRandom, fallback, look, playout, type Chooser, type Step } from './playout.ts'
export { begun, scenario, type Scenario } from './scenario.ts'
export { patched, patchFor, streamFor, type Patch, type Wish } from './streams.ts'
export { faults, faultsIn, PROPERTIES, type PropertyName } from './properties/index.ts'
export { playAll, type Given, type Played } from './played.ts'
export {
  hindsight,
  relabel,
  unseenBy,
  walk,
  worldB,
  type Behind,
  type Elsewhere,
  type Match,
  type Secrets,
} from './worlds.ts'
export { tellingApart } from './trace.ts'
export { unsaid } from './unsaid.ts'
export { counterpart, type Counterpart, type Knowledge } from './counterpart.ts'
export { otherWorlds, toldApart } from './otherWorlds.ts'
export { MUTANTS, type Mutant } from './probe/mutants.ts'
