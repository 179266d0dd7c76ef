export const words = {
  ask: (title: string) => `New to ${title}?`,
  link: 'Try it in three minutes (opens in a new tab)',
  no: 'No thanks',
}
