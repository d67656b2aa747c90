/** Names say what a thing is, and an exported name has one meaning. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const ROOT = path.resolve(__dirname, '../..')
/** They say how a value came, not what it is. */
const HABITS = /^(?:found|known|asked|told|said|given|kept|wanted|own)$/
/** Fields of others: OpenSearch's replies, and saved searches as the services store them. */
const FOREIGN = [
  'server/engine/opensearch/index-reader.ts: found',
  'server/engine/opensearch/state.ts: found',
  'src/domain/workspace/entry.ts: known',
  'test/e2e/workspace.test.ts: known',
]
/** Exported names with several declarations in a side, at most. They only ever get fewer. */
const MOST_SHARED_NAMES = { src: 1, server: 24 }
/** Every room may have them. */
const SHARED = ['copy']

interface Declaration {
  file: string
  line: number
  name: string
}

const FOLDERS = ['src', 'server', 'config', 'scripts', 'types', 'test']
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...FOLDERS], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(file => /\.tsx?$/.test(file) && existsSync(path.join(ROOT, file)))
  .map(file => parse(file, readFileSync(path.join(ROOT, file), 'utf8')))

function parse(file: string, text: string) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
}

function isExported(node: ts.Node): boolean {
  const kinds = (ts.canHaveModifiers(node) && ts.getModifiers(node)?.map(({ kind }) => kind)) || []
  return kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword)
}

/** The names that a pattern or a name declares. */
const boundNames = (name: ts.BindingName): ts.Identifier[] =>
  ts.isIdentifier(name)
    ? [name]
    : name.elements.flatMap(element => (ts.isBindingElement(element) ? boundNames(element.name) : []))

function exportedNames(source: ts.SourceFile): ts.Identifier[] {
  return source.statements.filter(isExported).flatMap(statement => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
    const { name } = statement as ts.DeclarationStatement
    return name && ts.isIdentifier(name) ? [name] : []
  })
}

const isField = (node: ts.Node): node is ts.PropertySignature | ts.PropertyDeclaration | ts.MethodSignature =>
  ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isMethodSignature(node)

/** The names of variables, functions, parameters, and of fields of types and classes. */
function declaredNames(source: ts.SourceFile): ts.Identifier[] {
  const names: ts.Identifier[] = []
  const visit = (node: ts.Node) => {
    if (ts.isParameter(node) || ts.isVariableDeclaration(node)) names.push(...boundNames(node.name))
    else if (ts.isFunctionDeclaration(node) && node.name) names.push(node.name)
    else if (isField(node) && ts.isIdentifier(node.name)) names.push(node.name)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

const declarationOf = (source: ts.SourceFile, name: ts.Identifier): Declaration => ({
  file: source.fileName,
  line: source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1,
  name: name.text,
})

const habitsIn = (source: ts.SourceFile) =>
  declaredNames(source)
    .filter(({ text }) => HABITS.test(text))
    .map(name => declarationOf(source, name))
    .filter(({ file, name }) => !FOREIGN.includes(`${file}: ${name}`))
const isIn = (folders: string[]) => (source: ts.SourceFile) =>
  folders.some(folder => source.fileName.startsWith(`${folder}/`))
const lineOf = ({ file, line, name }: Declaration) => `${file}:${line} ${name}`

test('no variable, function, parameter or field says only how its value came', () => {
  expect(sources.length).toBeGreaterThan(1700)
  expect(sources.flatMap(habitsIn).map(lineOf)).toEqual([])
})

/** The figure, and with `NAMES=yes` the list. */
const print = (figure: string, lines: string[]) =>
  process.stdout.write(`figure: ${figure}\n${process.env.NAMES === 'yes' ? `${lines.join('\n')}\n` : ''}`)

test('the check sees variables, functions, parameters and fields', () => {
  const source = parse(
    'server/x.ts',
    `export const [found] = []; export function known(asked: { told: 1 }, { said }: X) { const kept = 1; return kept }
    class C { given = 1 } type F = (wanted: string) => void; interface I { own(): void }`,
  )
  expect(habitsIn(source).map(({ name }) => name)).toEqual([
    ...['found', 'known', 'asked', 'told', 'said', 'kept', 'given', 'wanted', 'own'],
  ])
})

/** The files of each exported name. Files of one module for different hosts count once. */
function filesByName(side: string) {
  const files = new Map<string, Set<string>>()
  for (const source of sources.filter(isIn([side])))
    for (const { text } of exportedNames(source))
      files.set(text, (files.get(text) ?? new Set()).add(source.fileName.replace(/(\.(?:h5|weapp))?\.tsx?$/, '')))
  return files
}

test.each(['src', 'server'] as const)('an exported name of %s has one meaning', side => {
  const shared = [...filesByName(side)].filter(([name, { size }]) => size > 1 && !SHARED.includes(name))
  const lines = shared.map(([name, files]) => `${name}: ${[...files].join(' ')}`)
  print(`${shared.length} exported names of ${side} have several declarations`, lines)
  expect(lines.length > MOST_SHARED_NAMES[side] ? lines : []).toEqual([])
})
