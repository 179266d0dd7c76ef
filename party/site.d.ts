/** The web's own worker, made by its build. */
declare module '*/.svelte-kit/worker/index.js' {
  const site: {
    fetch(request: Request, env: Cloudflare.Env, context: ExecutionContext): Promise<Response>
  }
  export default site
}
