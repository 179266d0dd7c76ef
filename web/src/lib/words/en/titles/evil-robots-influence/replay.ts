export const words = {
  ...{ coin: 'Hidden coin', left: 'Left card', right: 'Right card', sealed: 'Sealed' },
  ...{ good: 'Good', evil: 'Evil', yes: 'Hand up', no: 'Hand down' },
  ...{ offer: (tokens: number) => `Offers ${tokens}`, cards: (count: number) => `Cards: ${count}` },
}
