declare module '$service-worker' {
  /** Of this build. */
  export const version: string
}
