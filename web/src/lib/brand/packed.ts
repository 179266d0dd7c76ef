import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = 8

/** The same PNG with its pixels squeezed as well as can be: browsers are quick about it, and we ship it a thousand times. */
export function packed(png: Buffer): Buffer {
  const chunks = chunksOf(png)
  const pixels = inflateSync(Buffer.concat(chunks.filter(({ kind }) => kind === 'IDAT').map(({ content }) => content)))
  return Buffer.concat([
    png.subarray(0, SIGNATURE),
    ...chunks.filter(({ kind }) => kind === 'IHDR').map(written),
    written({ kind: 'IDAT', content: deflateSync(pixels, { level: 9, memLevel: 9 }) }),
    written({ kind: 'IEND', content: Buffer.alloc(0) }),
  ])
}

interface Chunk {
  kind: string
  content: Buffer
}

function chunksOf(png: Buffer): Chunk[] {
  const found: Chunk[] = []
  for (let at = SIGNATURE; at < png.length;) {
    const length = png.readUInt32BE(at)
    found.push({ kind: png.toString('latin1', at + 4, at + 8), content: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return found
}

function written({ kind, content }: Chunk): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(content.length, 0)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}
