import type { Guest } from './Guest.ts'

/** Kinds of things that have been judged by axe, each within what it lay in. */
const judged = new Set<string>()

/** Whether there is something to be seen of a kind that has not been: else nothing but words and numbers has changed. */
export async function showsNewKinds({ page }: Guest): Promise<boolean> {
  const kinds = await page.evaluate(kindsIn)
  const fresh = kinds.filter((kind) => !judged.has(kind))
  for (const kind of fresh) judged.add(kind)
  return fresh.length > 0
}

/** In the page. What a picture is made of is its own affair. */
function kindsIn(): string[] {
  const TELLING =
    /^(role|type|disabled|open|inert|aria-(?!label|describedby|labelledby|controls|valuetext|valuenow).*)$/
  const kindOf = (element: Element): string => {
    const attributes = [...element.attributes].filter(({ name }) => TELLING.test(name))
    const marks = attributes.map(({ name, value }) => `[${name}=${value}]`)
    return `${element.tagName}.${[...element.classList].toSorted().join('.')}${marks.toSorted().join('')}`
  }
  const seen = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.parentElement?.closest('svg') && element.checkVisibility({ visibilityProperty: true }),
  )
  return [...new Set(seen.map((element) => `${kindOf(element.parentElement ?? element)} > ${kindOf(element)}`))]
}
