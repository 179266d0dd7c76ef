export const words = { hand: 'Hand' }
