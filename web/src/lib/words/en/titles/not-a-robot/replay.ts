export const words = {
  ...{ card: 'Card', picture: 'Picture', sealed: 'Sealed', stays: 'Stays silent', none: 'No objection' },
  ...{ place: (place: number) => `No. ${place}`, objects: (numbers: string) => `Objects to ${numbers}` },
  ...{ vote: (entry: number) => `Votes for ${entry}` },
  ...{ human: 'Human', robot: 'Robot' },
}
