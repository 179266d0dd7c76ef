export { cardbotDerby as default } from '@robot-night/engine/games/cardbot-derby'
