import { tabDevice } from '../device/tabDevice.svelte.ts'
import { Line, type Ends } from './line.ts'
import { inBrowser, type Environment } from './environment.ts'

export { deviceKind } from './deviceKind.ts'
export { tabDevice }

/** A socket has no headers: by which tab it is opened, where no cookie says so, goes with its protocols. */
const asDevice: Environment = {
  ...inBrowser,
  get WebSocket() {
    return class extends WebSocket {
      constructor(url: string) {
        super(url, tabDevice.protocolsFor(url))
      }
    }
  },
  async streams() {
    const { TabStream } = await import('./TabStream.ts')
    return class extends TabStream {
      constructor(url: string) {
        // Watchers are nobody in particular.
        super(url, { headers: url.includes('?as=player') ? tabDevice.headersFor(url) : {} })
      }
    }
  },
}

/** A line of this device, also if it's no more than a tab. */
export class KnownLine<Down> extends Line<Down> {
  constructor(ends: Ends<Down>) {
    super(ends, asDevice)
  }
}
