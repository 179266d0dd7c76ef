export { robotRevolution as default } from '@robot-night/engine/games/robot-revolution'
