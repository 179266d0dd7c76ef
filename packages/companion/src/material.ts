/** CM-11: the cards and the coin are the title's. */
export {
  ALLEGIANCES,
  POWERS,
  ROBOTS,
  SIDES,
  TYPES,
  type Allegiance,
  type Power,
  type Robot,
  type Side,
} from '@robot-night/engine/games/evil-robots-classic'
