export const words = {
  ask: (title: string) => `New to ${title}?`,
  link: 'Try it in three minutes (opens a new page)',
  no: 'No thanks',
}
