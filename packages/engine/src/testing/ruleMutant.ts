/** A small wrong change to the rules as written. `find` occurs exactly once in `file`, a path in the title's folder. */
export interface RuleMutant {
  name: string
  file: string
  find: string
  replace: string
}

export const change = (name: string, file: string, [find, replace]: readonly [string, string]): RuleMutant => ({
  name,
  file,
  find,
  replace,
})
