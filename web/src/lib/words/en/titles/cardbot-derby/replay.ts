export const words = { program: 'Program', cards: 'Cards' }
