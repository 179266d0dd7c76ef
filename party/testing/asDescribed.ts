import { OPERATION_IDS, OPERATIONS, PROBLEM_STATUS, problemsOf, type Operation } from '@robot-night/protocol/operations'
import { safeParse } from 'valibot'

/** Whether an answer is one that the API's description has for what was asked. Null: it is, or nothing is said of it. */
export async function misdescribed({ method, url }: Request, response: Response): Promise<string | null> {
  const operation = operationAt(method, new URL(url).pathname)
  if (operation === undefined) return null
  const { status } = response
  const answer = Object.entries(operation.answers).find(([expected]) => Number(expected) === status)?.[1]
  if (answer === undefined) return misdescribedProblem(operation, await response.clone().text(), status)
  const [, schema] = answer
  if (schema === undefined || schema === 'text' || schema === 'events') return null
  const { issues } = safeParse(schema, await response.clone().json())
  return issues
    ? `${operation.at}: ${JSON.stringify(issues.map(({ message, path }) => [message, path?.at(-1)?.key]))}`
    : null
}

/** Where two addresses fit, the first one is meant. */
function operationAt(method: string, pathname: string): Operation | undefined {
  return OPERATION_IDS.map((id): Operation => OPERATIONS[id]).find(({ at }) => {
    const [expected, path = ''] = at.split(' ')
    return method === expected && new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname)
  })
}

function misdescribedProblem(operation: Operation, text: string, status: number): string | null {
  const said = problemsOf(operation).find((code) => text.includes(`"code":"${code}"`))
  if (said !== undefined && PROBLEM_STATUS[said] === status) return null
  return `${operation.at} doesn't say that it may answer ${status} ${text}`
}
