import { revealed } from '@robot-night/engine/games/evil-robots-classic'

export default revealed
