import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page of somebody else with our table in it, served from a port of its own. */
export class Blog {
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
  }

  /** `attributes`: what else the frame says, such as `sandbox="allow-scripts"`. */
  static async about(embed: string, attributes = ''): Promise<Blog> {
    const page = `<!doctype html><html lang="en"><title>A blog</title><main><h1>Nine robots</h1>
      <iframe src="${embed}" title="table" width="640" height="620" ${attributes}></iframe></main></html>`
    const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page))
    await new Promise<void>((go) => server.listen(0, go))
    return new Blog(server)
  }

  /** `host`: 127.0.0.1 is the same site as the game, localhost is another. */
  at(host: '127.0.0.1' | 'localhost'): string {
    const address: AddressInfo | string | null = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('the blog is not served')
    return `http://${host}:${address.port}/`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((go) => this.#server.close(go))
  }
}
