export const lesson = {
  place: (number: number, of: number) => `${number} of ${of}`,
  skip: 'Skip',
  skipStep: 'Skip this step',
}
