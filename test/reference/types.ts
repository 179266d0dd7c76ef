import { join } from 'node:path'
import ts from 'typescript'

const ROOT = join(import.meta.dirname, '..', '..')
const ENGINE = join(ROOT, 'packages', 'engine', 'src')

/** The types that a title's messages are made of, as TypeScript: those named first, then all that they refer to. */
export class Types {
  private readonly program: ts.Program
  private readonly checker: ts.TypeChecker

  constructor(files: readonly string[]) {
    this.program = ts.createProgram([...files], {
      ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true, types: [] },
      ...{ target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.NodeNext },
    })
    this.checker = this.program.getTypeChecker()
  }

  /** `names` declared in `file`; what is not there is left out. Those in `known` are described elsewhere. */
  of(file: string, names: readonly string[], known: ReadonlySet<string> = new Set()): Map<string, string> {
    const source = this.program.getSourceFile(file)
    const symbol = source && this.checker.getSymbolAtLocation(source)
    if (!symbol) throw new Error(`${file} is no module`)
    const found = new Map<string, string>()
    const waiting = names.flatMap((name) => this.checker.getExportsOfModule(symbol).filter((one) => one.name === name))
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const declared = this.declaredBy(next)
      if (!declared || found.has(declared.name.text) || known.has(declared.name.text)) continue
      found.set(declared.name.text, this.said(declared))
      waiting.push(...this.referredTo(declared))
    }
    return found
  }

  private declaredBy(symbol: ts.Symbol): Declared | undefined {
    const real = symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol
    return real.declarations?.find(isDeclared)
  }

  /** A union drawn from a list of values is said as the values. */
  private said(declared: Declared): string {
    const text = declared.getText().replace(/^export /, '')
    const comment = commentOf(declared)
    if (!ts.isTypeAliasDeclaration(declared) || !/\btypeof\b|\bkeyof\b/.test(text)) return comment + text
    const type = this.checker.getTypeFromTypeNode(declared.type)
    const whole = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias
    return `${comment}type ${declared.name.text} = ${this.checker.typeToString(type, undefined, whole)}`.replaceAll(
      '"',
      "'",
    )
  }

  private referredTo(declared: Declared): ts.Symbol[] {
    if (/\btypeof\b|\bkeyof\b/.test(declared.getText())) return []
    const found: ts.Symbol[] = []
    const visit = (node: ts.Node): void => {
      const name = ts.isTypeReferenceNode(node)
        ? node.typeName
        : ts.isExpressionWithTypeArguments(node)
          ? node.expression
          : null
      const symbol = name && this.checker.getSymbolAtLocation(name)
      if (symbol) found.push(symbol)
      ts.forEachChild(node, visit)
    }
    visit(declared)
    return found
  }
}

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration
const isDeclared = (node: ts.Declaration): node is Declared =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
  node.getSourceFile().fileName.startsWith(ENGINE)

/** What it says of a type; a remark on how it is written helps nobody who reads it here. */
function commentOf(node: ts.Node): string {
  const text = node.getSourceFile().text
  const [last] = (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []).slice(-1)
  const said = last && text.slice(last.pos, last.end)
  return said && !said.includes('not an interface') ? `${said}\n` : ''
}
