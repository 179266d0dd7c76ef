import type { CDPSession } from '@playwright/test'

/** Each event of the streams that a page listens to, as it comes: of what streams in, a browser tells no tool the text later. */
export async function overhearStreams(browser: CDPSession, heard: (data: string) => void): Promise<void> {
  const readers = new Map<string, (data: string) => void>()
  browser.on('Network.responseReceived', async ({ requestId, response }) => {
    if (response.mimeType !== EVENTS) return
    const read = eventsIn(heard)
    const early: string[] = []
    readers.set(requestId, (data) => early.push(data))
    try {
      const { bufferedData } = await browser.send('Network.streamResourceContent', { requestId })
      for (const data of [bufferedData, ...early]) read(data)
      readers.set(requestId, read)
    } catch {
      // It ended before it said anything.
    }
  })
  browser.on('Network.dataReceived', ({ requestId, data }) => {
    if (data) readers.get(requestId)?.(data)
  })
  await browser.send('Network.enable')
}

export const EVENTS = 'text/event-stream'

/** Takes what came as Base64, cut anywhere. What the carrier says of itself has a name, and is nothing that was told. */
function eventsIn(heard: (data: string) => void): (base64: string) => void {
  const decoder = new TextDecoder()
  let rest = ''
  return (base64) => {
    const blocks = (rest + decoder.decode(Buffer.from(base64, 'base64'), { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) if (block.startsWith('data: ')) heard(block.slice('data: '.length))
  }
}
