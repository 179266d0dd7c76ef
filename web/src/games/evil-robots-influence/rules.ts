export { evilRobotsInfluence as default } from '@robot-night/engine/games/evil-robots-influence'
