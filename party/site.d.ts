/** What the bundler hands on as it is. */
declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}
declare module '*.woff2' {
  const bytes: ArrayBuffer
  export default bytes
}

/** The web's own worker, made by its build. */
declare module '*/.svelte-kit/worker/index.js' {
  const site: {
    fetch(request: Request, env: Cloudflare.Env, context: ExecutionContext): Promise<Response>
  }
  export default site
}
