import righteous from '@fontsource/righteous/files/righteous-latin-400-normal.woff2'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import wasm from '@resvg/resvg-wasm/index_bg.wasm'

let ready: Promise<void> | null = null

/** An SVG as PNG. Its type is Righteous. */
export async function paint(svg: string): Promise<Uint8Array> {
  await (ready ??= initWasm(wasm))
  const font = { fontBuffers: [new Uint8Array(righteous)], defaultFontFamily: 'Righteous', loadSystemFonts: false }
  const drawing = new Resvg(svg, { font, fitTo: { mode: 'width', value: 1200 } })
  try {
    const image = drawing.render()
    try {
      return image.asPng()
    } finally {
      image.free()
    }
  } finally {
    drawing.free()
  }
}
