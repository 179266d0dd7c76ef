export const words = { hand: 'Hand', down: 'Face down' }
