declare module '*.md' {
  import type { ToldModule } from '#lib/reading/tell.ts'

  export const title: ToldModule['title']
  export const summary: ToldModule['summary']
  export const sections: ToldModule['sections']
  const html: ToldModule['default']
  export default html
}
