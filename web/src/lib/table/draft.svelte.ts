import type { Named } from '@robot-night/protocol'

/** What somebody is typing, and to whom: kept while the page around it changes, so that no word is lost at the deal. */
export class Draft {
  text = $state('')
  /** And to the others who watch. */
  murmur = $state('')
  /** Whose talk is open before those who may read both. */
  side = $state<'table' | 'watchers'>('table')
  to = $state.raw<'all' | Named>('all')
}
