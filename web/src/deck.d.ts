/** Where each picture lies, by its id. */
declare module 'virtual:deck' {
  const files: Readonly<Record<string, string>>
  export default files
}
/** What each picture shows, by its id. */
declare module 'virtual:deck/en' {
  const alt: Readonly<Record<string, string>>
  export default alt
}
declare module 'virtual:deck/de' {
  const alt: Readonly<Record<string, string>>
  export default alt
}
