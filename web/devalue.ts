import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SLIM = fileURLToPath(new URL('./src/lib/plain/devalue.ts', import.meta.url))

/** Browsers get as much of `devalue` as our pages need; the server has all of it. */
export function devalue(): Plugin {
  return {
    name: 'devalue',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id === 'devalue' ? SLIM : null),
  }
}
