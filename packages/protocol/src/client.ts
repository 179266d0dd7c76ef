import type { Hono } from 'hono'
import type { BlankEnv } from 'hono/types'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Problem } from './answers.ts'
import type { ALWAYS, AnyProblem, Operation, OPERATIONS, OperationId, PROBLEM_STATUS } from './operations.ts'

/** For `hc<Api>('https://…/api')`, the typed client of Hono. */
export type Api = Hono<BlankEnv, { [Path in PathOf<OperationId>]: Methods<Path> }, '/'>

type Of<Id extends OperationId> = (typeof OPERATIONS)[Id]
type PathOf<Id extends OperationId> = Of<Id>['at'] extends `${string} ${infer Path}` ? Path : never
type Methods<Path extends string> = {
  [Id in OperationId as MethodAt<Of<Id>['at'], Path>]: Answered<Of<Id>, Path>
}
type MethodAt<At extends string, Path extends string> = At extends `${infer Method} ${Path}`
  ? `$${Lowercase<Method>}`
  : never

type Answered<O extends Operation, Path extends string, Status = StatusOf<O>> =
  Status extends StatusOf<O>
    ? {
        input: Asked<O, Path>
        output: Status extends keyof O['answers'] ? Said<O['answers'][Status]> : Problem
        outputFormat: FormatOf<O['answers'], Status>
        status: Status
      }
    : never
type StatusOf<O extends Operation> =
  (keyof O['answers'] & (101 | 200 | 201 | 204)) | (typeof PROBLEM_STATUS)[ProblemsOf<O>]
type ProblemsOf<O extends Operation> =
  | (O['problems'] extends readonly (infer P extends AnyProblem)[] ? P : never)
  | (O['as'] extends 'device' ? 'bad_token' : never)
  | (typeof ALWAYS)[number]

type Said<Answer> = Answer extends readonly [string, infer Schema extends GenericSchema]
  ? InferOutput<Schema>
  : Answer extends readonly [string, 'text' | 'events']
    ? string
    : object

/** A socket's answer is of no known format: that's how Hono's client knows to open one. */
type FormatOf<Answers, Status> = 101 extends keyof Answers
  ? 'ws'
  : Status extends keyof Answers
    ? Answers[Status] extends readonly [string, 'text' | 'events']
      ? 'text'
      : 'json'
    : 'json'

type Asked<O extends Operation, Path extends string> = Body<O> & Params<Path> & Query<O>
type Body<O extends Operation> = O['body'] extends GenericSchema ? { json: InferInput<O['body']> } : object
type Params<Path extends string> = [NamesIn<Path>] extends [never] ? unknown : { param: Record<NamesIn<Path>, string> }
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type Query<O extends Operation> =
  O['query'] extends Readonly<Record<string, object>>
    ? {
        query: {
          [Name in keyof O['query'] as O['query'][Name] extends { isRequired: true } ? Name : never]: ValueOf<
            O['query'][Name]
          >
        } & { [Name in keyof O['query']]?: ValueOf<O['query'][Name]> }
      }
    : object
type ValueOf<Field> = Field extends { values: readonly (infer Value)[] } ? Value : string
