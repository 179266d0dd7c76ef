/** To somebody whose browser is older than `browserslist` in package.json. */
export const words: string =
  'Your browser is too old to play: Robot Night needs Chrome or Edge 111, Firefox 128, Safari 16.4 or newer. You can still watch: reload the page to see what’s new.'
