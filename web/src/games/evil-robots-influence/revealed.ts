import { revealed } from '@robot-night/engine/games/evil-robots-influence'

export default revealed
