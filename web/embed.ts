import type { Plugin } from 'vite'

/** The embed's own script, under a name that its page knows: the page is built before the script is. */
export function embed(): Plugin {
  return {
    name: 'embed',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'chunk', id: '/src/embed/main.ts', fileName: '_app/immutable/embed.js' })
    },
  }
}
