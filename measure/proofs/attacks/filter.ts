import type { Attack } from './attack.ts'
import { deals, evening, IDA } from './evening.ts'
import { Person } from './Person.ts'

/** One coarse word, in the disguises by which people get it past a filter; and others like it. */
const DISGUISES = [
  ...['fuck', 'FUCK', 'f u c k', 'f.u.c.k', 'f_u-c*k', 'fu ck', 'fuuuuck', 'ff uu cc kk', 'f9u9c9k'],
  ...['f\u0336u\u0336c\u0336k\u0336', 'f\ufe0fu\ufe0fc\ufe0fk', 'f\u3164u\u3164c\u3164k', 'fu\u200b\u00adck'],
  ...[
    '\uff46\uff55\uff43\uff4b',
    '\u{1d58b}\u{1d59a}\u{1d588}\u{1d590}',
    '\u24bb\u24e4\u24d2\u24da',
    '\u0192\u03c5\u0441\u03ba',
  ],
  ...['SH1T', 's h i t', 'n.1.g.g.3.r', 'Schei\u00dfe', 'S c h e i \u00df e', 'N u t t e', 'Hure!'],
]
const HARMLESS = ['Scunthorpe', 'cocktail', 'Analphabet', 'it is hit', 'good evening']
/** As many of its letters as a filter leaves to be seen; more than that can be read. */
const isCovered = (shown: string): boolean => shown.includes('*')

/** What somebody is shown that Ida is called. */
function nameOf({ room }: Person): string {
  const chair = room?.chairs[IDA]
  return chair?.kind === 'person' ? chair.name : ''
}

export const FILTER: readonly Attack[] = [
  {
    name: 'Somebody says a coarse word in disguise, and all read it',
    tries: async (trial, site) => {
      const { code, tom, ida } = await evening(site)
      for (const text of [...DISGUISES, ...HARMLESS]) {
        await ida.comes(code)
        const from = tom.line.downs.length
        await ida.does({ what: 'say', text })
        const down = await tom.line.until(from, ({ talk }) => talk !== undefined, text)
        const [line] = down.talk ?? []
        const shown = line?.kind === 'said' ? (line.clean ?? line.text) : ''
        if (HARMLESS.includes(text)) trial.control(`${text} is shown as it is`, shown === text, shown)
        else trial.attempt(text, !isCovered(shown), shown)
      }
    },
  },
  {
    name: 'Somebody calls themselves by a coarse word in disguise, at a table or watching',
    tries: async (trial, site) => {
      const { code, tom, ida } = await evening(site)
      for (const name of [...DISGUISES, ...HARMLESS]) {
        await ida.comes(code)
        // Two disguises may look the same to others, who then hear of no change.
        await ida.own({ do: 'rename', name: 'Ida' })
        await tom.must(() => nameOf(tom) === 'Ida', 'the old name')
        await ida.own({ do: 'rename', name })
        await tom.must(() => nameOf(tom) !== 'Ida', name)
        const shown = nameOf(tom)
        const watcher = await new Person(site, 'Uli').post(`/api/rooms/${code}/watchers`, { name })
        if (HARMLESS.includes(name)) trial.control(`${name} is shown as it is`, shown === name, shown)
        else {
          trial.attempt(`${name}, at the table`, !isCovered(shown), shown)
          trial.attempt(`${name}, watching`, !isCovered(watcher.text), watcher)
        }
      }
    },
  },
  {
    name: 'Somebody gives a coarse word in disguise in I’m Not a Robot, where all see the list',
    tries: async (trial, site) => {
      const e = await evening(site, { title: 'not-a-robot' })
      await deals(e)
      const gives = async (who: Person, word: string) => {
        await who.comes(e.code)
        const { match, scene } = who.line
        return who.does({ what: 'answer', match, beat: scene?.beat ?? 0, kind: 'associate', action: { word } })
      }
      for (const word of DISGUISES) {
        const said = await gives(e.ida, word)
        trial.attempt(word, said.ok !== undefined, said)
      }
      const plain = await gives(e.ida, 'lantern')
      trial.control('a harmless word is taken', plain.ok !== undefined, plain)
    },
  },
]
