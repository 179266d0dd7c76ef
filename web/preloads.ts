import type { Plugin } from 'vite'

/** What pages are not used without: of these all files are to be fetched at once. */
const AT_ONCE = [
  /\/routes\/(\[code\]\/)?\+page\.svelte$/,
  /\/routes\/\[code\]\/(Lobby|Play)\.svelte$/,
  /\/lib\/table\/SideTalk\.svelte$/,
  /\/games\/[^/]+\/(index\.ts|Screen\.svelte)$/,
]

/**
 * What is fetched apart brings a list of the files that it imports, so that none has to wait for another: a hash each,
 * of which nothing compresses, in what every page begins with. What there is time for does without, and finds its
 * imports when it is there.
 */
export function preloads(): Plugin {
  let modulesOf: Readonly<Record<string, readonly string[]>> = {}
  const isNeededAtOnce = (file: string) =>
    (modulesOf[file] ?? []).some((id) => AT_ONCE.some((needed) => needed.test(id)))
  return {
    name: 'preloads',
    apply: 'build',
    config: () => ({
      environments: {
        client: {
          build: {
            modulePreload: {
              polyfill: false,
              resolveDependencies: (file, deps) => (isNeededAtOnce(file) ? deps : []),
            },
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        modulesOf = Object.fromEntries(
          Object.values(bundle).flatMap((each) =>
            each.type === 'chunk' ? [[each.fileName, each.moduleIds] as const] : [],
          ),
        )
      },
    },
  }
}
