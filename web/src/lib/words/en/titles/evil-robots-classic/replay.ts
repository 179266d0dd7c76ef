export const words = { robot: 'Robot', power: 'Power', coin: 'Coin' }
