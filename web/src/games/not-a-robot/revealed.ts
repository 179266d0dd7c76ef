export { revealed as default } from '@robot-night/engine/games/not-a-robot'
