export { revealed as default } from '@robot-night/engine/games/evil-robots-influence'
