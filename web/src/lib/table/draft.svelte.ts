import type { Named } from '@robot-night/protocol'

/** What somebody is typing, and to whom: kept while the page around it changes, so that no word is lost at the deal. */
export class Draft {
  text = $state('')
  to = $state.raw<'all' | Named>('all')
}
