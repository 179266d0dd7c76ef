import { revealed } from '@robot-night/engine/games/not-a-robot'

export default revealed
