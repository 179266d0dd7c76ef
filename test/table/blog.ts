import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page of a blog. */
export interface Post {
  html: string
  /** The policy that the blog has for itself. */
  policy?: string
  /** The policy that it only has reported. */
  reported?: string
  /** What it wants of the frames in it. */
  isolation?: 'require-corp'
}

/** Pages of somebody else with our table in them, served from a port of their own. */
export class Blog {
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
  }

  /** `attributes`: what else the frame says, such as `sandbox="allow-scripts"`. */
  static async about(embed: string, attributes = ''): Promise<Blog> {
    const html = `<iframe src="${embed}" title="table" width="640" height="620" ${attributes}></iframe>`
    return Blog.with({ '/': { html } })
  }

  /** By path. A file of its own may be called from a post: `/blog.js`. */
  static async with(posts: Readonly<Record<string, Post>>, script = ''): Promise<Blog> {
    const server = createServer(({ url = '/' }, response) => {
      if (url === '/blog.js') return response.setHeader('content-type', 'text/javascript').end(script)
      const post = posts[url]
      if (!post) return response.writeHead(404).end()
      response.setHeader('content-type', 'text/html; charset=utf-8')
      if (post.isolation) response.setHeader('cross-origin-embedder-policy', post.isolation)
      if (post.reported) response.setHeader('content-security-policy-report-only', post.reported)
      if (post.policy) response.setHeader('content-security-policy', post.policy)
      return response.end(`<!doctype html><html lang="en"><head><title>A blog</title><link rel="icon" href="data:,">
        <meta name="viewport" content="width=device-width"></head><body><main><h1>Nine robots</h1>
        ${post.html}</main></body></html>`)
    })
    await new Promise<void>((go) => server.listen(0, go))
    return new Blog(server)
  }

  /** `host`: 127.0.0.1 is the same site as the game, localhost is another. */
  at(host: '127.0.0.1' | 'localhost', path = '/'): string {
    const address: AddressInfo | string | null = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('the blog is not served')
    return `http://${host}:${address.port}${path}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((go) => this.#server.close(go))
  }
}
