import { writeFileSync } from 'node:fs'
import { SCENES } from './src/index.ts'
import { asFile, forPlayers } from './src/words/forPlayers.ts'

/** Writes what the bots of the engine know of the pictures. */
const folder = new URL('../engine/src/games/not-a-robot/', import.meta.url)
for (const [name, content] of Object.entries(forPlayers(SCENES))) {
  writeFileSync(new URL(`${name}.json`, folder), asFile(content))
}
