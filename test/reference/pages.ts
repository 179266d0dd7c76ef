import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import { TITLES, type Game } from '@robot-night/engine'
import { examplesOf, type Example } from './examples.ts'
import { Types } from './types.ts'

const GAMES = join(import.meta.dirname, '..', '..', 'packages', 'engine', 'src', 'games')
const shapesOf = (title: Game): string => join(GAMES, title.id, 'shapes.ts')

/** Every title's page of the reference, by its name in docs/titles. */
export function pages(): Map<string, string> {
  const types = new Types(TITLES.map(shapesOf))
  return new Map(TITLES.map((title) => [`${title.id}.md`, pageOf(title, types)]))
}

function pageOf(title: Game, types: Types): string {
  const examples = examplesOf(title)
  const known = new Set<string>()
  const typed = (...names: string[]): string => {
    const found = types.of(shapesOf(title), names, known)
    for (const name of found.keys()) known.add(name)
    return code('ts', [...found.values()].join('\n\n'))
  }
  const offers = Object.entries(title.offers)
  return `${[
    `# \`${title.id}\``,
    `What a client of this title sends and receives. [protocol.md](../protocol.md) explains the frames around it; [the rules](../../packages/engine/src/games/${title.id}/RULES.md) say what it means. \`npm run reference\` writes this page from the engine’s schemas and types, so don’t edit it.`,
    `${title.seats.min} to ${title.seats.max} seats, version ${title.version} of the rules.`,
    '## Options',
    'The default:',
    code('json', JSON.stringify(title.options.usual)),
    typed('Options'),
    '## Questions',
    'A seat owes at most one answer at a time. `asks` in the scene has the kind and the prompt; your answer goes into `action`. Each example is from a match that tin robots played.',
    ...Object.entries(title.decisions).map(([kind, rules]) => asked(kind, rules.schema, examples.get(kind))),
    ...(offers.length === 0
      ? []
      : [
          '## Offers',
          'What a seat may do but needn’t: nobody waits for it. `offers` in the scene has kinds and prompts.',
        ]),
    ...offers.map(([kind, rules]) => asked(kind, rules.schema, examples.get(kind))),
    '## Prompts and actions as types',
    typed('Decisions', 'Offers'),
    '## View',
    '`scene.view`, for a seat or for the watchers. Types from above aren’t repeated.',
    typed('View'),
    '## Events',
    'What `told` in a frame is made of.',
    typed('Event'),
  ].join('\n\n')}\n`
}

function asked(kind: string, schema: Parameters<typeof toJsonSchema>[0], example: Example | undefined): string {
  if (!example) throw new Error(`no match came to ${kind}`)
  return [
    `### \`${kind}\``,
    code('json', `${JSON.stringify(example.prompt)}\n→ ${JSON.stringify(example.action)}`).replace(
      '```json',
      '```text',
    ),
    `<details><summary>JSON Schema of the action</summary>\n\n${code('json', JSON.stringify(formOf(schema)))}\n\n</details>`,
  ].join('\n\n')
}

function formOf(schema: Parameters<typeof toJsonSchema>[0]): object {
  const { $schema: _, ...form } = toJsonSchema(schema, { errorMode: 'ignore' })
  return form
}

const code = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``
