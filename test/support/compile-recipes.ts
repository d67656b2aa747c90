/**
 * Type-checks a copy of the tree with all recipes: `compile-recipes.ts FOLDER`. Then checks each recipe's
 * first step alone, in memory. Prints the errors of the copy, and for each recipe the files that its first
 * step breaks.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { changedFiles, changedText, changes, type Recipe, RECIPES } from './recipes'

const [folder = ''] = process.argv.slice(2)
const ROOT = path.resolve(__dirname, '../..')
/**
 * The files to check together with everything they import: the server with its libraries, the app's libraries and the
 * calculators.
 */
const ROOTS = [
  'server/libraries/all.ts',
  'server/app.ts',
  'src/libraries/index.ts',
  'src/features/calculators/index.tsx',
]

const file = path.join(folder, 'config/tsconfig.node.json')
const { config } = ts.readConfigFile(file, name => ts.sys.readFile(name)) as { config: unknown }
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file), {}, file)
const declarations = ['src', 'types'].flatMap(name => ts.sys.readDirectory(path.join(folder, name), ['.d.ts']))
const rootNames = [...ROOTS.map(name => path.join(folder, name)), ...declarations]

const parsed = new Map<string, ts.SourceFile | undefined>()

/** Makes a TypeScript program of the copy. `replaced` has the texts of files that differ from the copy. */
function programOf(replaced: Map<string, string>, former?: ts.Program) {
  const host = ts.createCompilerHost(options)
  const parse = host.getSourceFile.bind(host)
  host.getSourceFile = (name, language) => {
    const text = replaced.get(name)
    if (text !== undefined) return ts.createSourceFile(name, text, language, true)
    if (!parsed.has(name)) parsed.set(name, parse(name, language))
    return parsed.get(name)
  }
  return ts.createProgram({ rootNames, options, host, oldProgram: former })
}

const errorsIn = (program: ts.Program, source: ts.SourceFile) => [
  ...program.getSyntacticDiagnostics(source),
  ...program.getSemanticDiagnostics(source),
]
const relative = (source: ts.SourceFile) => path.relative(folder, source.fileName)

const whole = programOf(new Map())
const checked = whole.getSourceFiles().filter(({ fileName }) => !fileName.includes('node_modules'))
const errors = ts.formatDiagnostics(
  [
    ...whole.getOptionsDiagnostics(),
    ...whole.getGlobalDiagnostics(),
    ...checked.flatMap(each => errorsIn(whole, each)),
  ],
  { getCurrentDirectory: () => folder, getCanonicalFileName: name => name, getNewLine: () => '\n' },
)

/** Returns the files that the first step of a recipe breaks. */
function brokenBy(recipe: Recipe): string[] {
  const { first, rest } = changes[recipe]
  const files = changedFiles([...first, ...rest])
  const others = RECIPES.filter(each => each !== recipe).flatMap(each => [
    ...changes[each].first,
    ...changes[each].rest,
  ])
  const texts = files.map(name => {
    const original = readFileSync(path.join(ROOT, name), 'utf8')
    return [path.join(folder, name), changedText(original, name, [...first, ...others])] as const
  })
  const program = programOf(new Map(texts), whole)
  return files.filter(name => errorsIn(program, program.getSourceFile(path.join(folder, name))!).length > 0)
}

const broken = Object.fromEntries(RECIPES.map(recipe => [recipe, brokenBy(recipe)]))
process.stdout.write(JSON.stringify({ errors, checked: checked.map(relative), broken }))
