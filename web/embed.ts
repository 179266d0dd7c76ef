import type { Plugin } from 'vite'

/** What runs in other people's pages, under names that do not change: the embed's own script, and the element. */
export function embed(): Plugin {
  return {
    name: 'embed',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'chunk', id: '/src/embed/main.ts', fileName: '_app/immutable/embed.js' })
      this.emitFile({ type: 'chunk', id: '/src/element/robotNight.ts', fileName: 'robot-night.js' })
    },
  }
}
