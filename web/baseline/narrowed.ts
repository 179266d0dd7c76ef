import ts from 'typescript'
import type { Support } from './support.ts'

/** A stretch of the text, and what stands there instead. */
interface Edit {
  from: number
  to: number
  text: string
}

/**
 * The declarations of a library of TypeScript's, such as `dom`, with everything optional that some browser lacks: who
 * calls it without asking for it first is told so by the compiler.
 */
export function narrowed(library: string, support: Support): string {
  const source = ts.createSourceFile('lib.d.ts', library, ts.ScriptTarget.Latest, true)
  const known = { support, heirsOf: heirsIn(source) }
  const edits = editsIn(source.statements, known).toSorted((one, other) => other.from - one.from)
  return edits.reduce((text, { from, to, text: instead }) => text.slice(0, from) + instead + text.slice(to), library)
}

interface Known {
  support: Support
  /** Everything that also has what a kind has. */
  heirsOf(kind: string): readonly string[]
}

function editsIn(statements: readonly ts.Statement[], known: Known, within: string | null = null): Edit[] {
  const lacks = (name: string) =>
    within === null ? known.support.lacksGlobal(name) : known.support.lacksStatic(within, name)
  return [
    ...statements.flatMap((statement) => {
      if (ts.isInterfaceDeclaration(statement)) return ofInterface(statement, known)
      if (ts.isVariableStatement(statement))
        return statement.declarationList.declarations.flatMap((each) => ofVariable(each, lacks, known))
      const block = ts.isModuleDeclaration(statement) ? statement.body : undefined
      return block && ts.isModuleBlock(block) && ts.isModuleDeclaration(statement)
        ? editsIn(block.statements, known, statement.name.text)
        : []
    }),
    ...ofFunctions(statements.filter(ts.isFunctionDeclaration), lacks),
  ]
}

function ofInterface({ name: { text: kind }, members }: ts.InterfaceDeclaration, { support, heirsOf }: Known): Edit[] {
  const [, built] = /^(\w+)Constructor$/.exec(kind) ?? []
  const lacks = (name: string) =>
    built ? support.lacksStatic(built, name) : support.lacksMember(kind, heirsOf(kind), name)
  return members.flatMap((member) => optional(member, lacks))
}

function ofVariable(
  { name, type }: ts.VariableDeclaration,
  lacks: (name: string) => boolean,
  { support }: Known,
): Edit[] {
  if (!type || !ts.isIdentifier(name)) return []
  if (lacks(name.text)) return [insert(type.getStart(), '('), insert(type.end, ') | undefined')]
  if (!ts.isTypeLiteralNode(type)) return []
  return type.members.flatMap((member) => optional(member, (each) => support.lacksStatic(name.text, each)))
}

/** A function cannot be optional; a variable that holds one can. */
function ofFunctions(all: readonly ts.FunctionDeclaration[], lacks: (name: string) => boolean): Edit[] {
  return [...new Set(all.map(({ name }) => name?.text ?? ''))].filter(lacks).flatMap((wanted) => {
    const [first, ...more] = all.filter(({ name }) => name?.text === wanted)
    if (!first) return []
    const signatures = [first, ...more].map((each) => each.getText().replace(/^.*?\bfunction \w+/, ''))
    const declare = first.modifiers ? 'declare ' : ''
    return [
      replace(first, `${declare}var ${wanted}: { ${signatures.join(' ')} } | undefined;`),
      ...more.map((each) => replace(each, '')),
    ]
  })
}

function optional(member: ts.TypeElement, lacks: (name: string) => boolean): Edit[] {
  const { name } = member
  if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name)) || !lacks(name.text)) return []
  if (ts.isMethodSignature(member) || ts.isPropertySignature(member))
    return member.questionToken || isSymbol(member) ? [] : [insert(name.end, '?')]
  // What is read as one type and set as another is, as a property, what it is read as.
  if (ts.isGetAccessor(member)) return [replace(member, `${name.text}?: ${member.type?.getText()};`)]
  return ts.isSetAccessor(member) ? [replace(member, '')] : []
}

/** What others are named by, and so may not be optional: `Symbol.dispose`. */
const isSymbol = ({ type }: ts.MethodSignature | ts.PropertySignature): boolean =>
  type !== undefined && ts.isTypeOperatorNode(type) && type.operator === ts.SyntaxKind.UniqueKeyword

const replace = (node: ts.Node, text: string): Edit => ({ from: node.getStart(), to: node.end, text })
const insert = (at: number, text: string): Edit => ({ from: at, to: at, text })

function heirsIn(source: ts.SourceFile): Known['heirsOf'] {
  const next = new Map<string, string[]>()
  for (const { name, heritageClauses } of source.statements.filter(ts.isInterfaceDeclaration))
    for (const { expression } of heritageClauses?.flatMap(({ types }) => [...types]) ?? [])
      if (ts.isIdentifier(expression)) next.set(expression.text, [...(next.get(expression.text) ?? []), name.text])
  const heirsOf = (kind: string): readonly string[] =>
    (next.get(kind) ?? []).flatMap((each) => [each, ...heirsOf(each)])
  return heirsOf
}
