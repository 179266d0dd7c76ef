/**
 * What pages cannot be used without, by what a browser that lacks it is asked. Of all that they use the youngest: a browser
 * with these has the rest. `of` is where it stands in the data of MDN.
 */
export const NEEDED = [
  { name: 'modules', ask: "'noModule' in d.createElement('script')", of: 'html.elements.script.type.module' },
  { name: 'dialog', ask: 'w.HTMLDialogElement', of: 'api.HTMLDialogElement' },
  { name: 'hasOwn', ask: 'Object.hasOwn', of: 'javascript.builtins.Object.hasOwn' },
  { name: 'toSorted', ask: 'Array.prototype.toSorted', of: 'javascript.builtins.Array.toSorted' },
  { name: 'Segmenter', ask: 'w.Intl&&Intl.Segmenter', of: 'javascript.builtins.Intl.Segmenter' },
  { name: 'property', ask: 'w.CSS&&CSS.registerProperty', of: 'api.CSS.registerProperty_static' },
  { name: 'has', ask: "c('selector(:has(a))')", of: 'css.selectors.has' },
  { name: 'container', ask: "c('container-type:inline-size')", of: 'css.at-rules.container' },
  { name: 'color-mix', ask: "c('color:color-mix(in srgb,red,red)')", of: 'css.types.color.color-mix' },
] as const

/**
 * In words that any browser understands. One that lacks something gets the page as one without scripts does: from here on
 * a policy of its own allows none, and `data-old` says what is lacking.
 */
export const SCRIPT = `(function(w,d){function c(x){return w.CSS&&CSS.supports&&CSS.supports(x)}
var m=[],p=d.createElement('meta');${NEEDED.map(({ name, ask }) => `if(!(${ask}))m.push('${name}')`).join(';')}
if(m.length){d.documentElement.setAttribute('data-old',m.join(' '));p.httpEquiv='Content-Security-Policy';p.content="script-src 'none'";d.getElementsByTagName('head')[0].appendChild(p)}})(window,document)`

/** By which a page's policy lets it run. */
export const HASH = 'sha256-TfBgxJ9XU+bBbg3J4JnnU71Z2dGkyTl4ZI5rz+rGntE='
