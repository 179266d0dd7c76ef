export { sampleTitle as default } from '@robot-night/engine/games/sample-title'
