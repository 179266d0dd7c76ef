import { Server } from 'boardgame.io/dist/cjs/server.js'
import { boardgame } from './cards/boardgame.ts'

// Its own server as it comes: matches in memory, of which nothing outlives it.

const port = Number(process.env.PORT)
await Server({ games: [boardgame], origins: ['*'] }).run({ port })
process.send?.({ port })
process.on('disconnect', () => process.exit())
