const NIGHT = '#12141c'

/** The mark on the night. `share`: how much of the width it takes. */
export function iconPage(mark: string, share: number): string {
  return page(`body{display:grid;place-items:center;background:${NIGHT}}svg{width:${share * 100}vw}`, mark)
}

/** What a link to us looks like elsewhere: the robots at their table, and the name. No words, so that it is for all languages. */
export function linkPage({ mark, scene, font }: { mark: string; scene: string; font: string }): string {
  const style = `
@font-face{font-family:Righteous;src:url('file://${font}')}
.stage{position:absolute;inset:0;background:#171a25;filter:url(#few)}
#wall stop{stop-color:#171a25}
.scene{position:absolute;inset:auto 0 0}
.scene>svg{display:block;width:1200px;height:400px}
.name{position:absolute;top:46px;left:0;right:0;display:flex;gap:28px;align-items:center;justify-content:center;
  font:400 122px/1 Righteous;color:#f1ecdf}
.name svg{width:132px;height:132px}
.edge{position:absolute;inset:0;border:6px solid #a97c22}`
  return page(
    style,
    `${FEW_COLOURS}<div class="stage"><div class="scene">${scene}</div><div class="name">${mark}Robot Night</div><div class="edge"></div></div>`,
  )
}

/** Light falls off in small steps, or its fine grain would make the picture twice as heavy. */
const STEPS = Array.from({ length: 52 }, (_, at) => (at / 51).toFixed(3)).join(' ')
const FEW_COLOURS = `<svg width="0" height="0" style="position:absolute"><filter id="few" color-interpolation-filters="sRGB"><feComponentTransfer>${[
  'R',
  'G',
  'B',
]
  .map((channel) => `<feFunc${channel} type="discrete" tableValues="${STEPS}"/>`)
  .join('')}</feComponentTransfer></filter></svg>`

function page(style: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box;margin:0}html,body{height:100%;overflow:hidden}${style}</style><body>${body}</body>`
}
