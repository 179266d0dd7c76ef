import { inRoot } from '../root.mjs'

/** What SvelteKit calls by names of its own. */
export default { resolve: { alias: { $lib: inRoot('web', 'src', 'lib') } } }
