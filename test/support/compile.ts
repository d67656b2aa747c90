/**
 * Compiles several projects of one folder, and prints what is wrong with them: `compile.ts FOLDER FILES PROJECT…`. A file that two
 * projects share is parsed and looked at once, which takes less than half of the time; but the named files, with commas between
 * them, are looked at in each project, since what they import may be another host's.
 */
import path from 'node:path'
import ts from 'typescript'

const [folder = '', named = '', ...projects] = process.argv.slice(2)
const everywhere = new Set(named.split(',').map(file => path.join(folder, file)))
const parsed = new Map<string, ts.SourceFile | undefined>()
const checked = new Set<ts.SourceFile>()

function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  const parse = host.getSourceFile.bind(host)
  host.getSourceFile = (name, how) => {
    if (!parsed.has(name)) parsed.set(name, parse(name, how))
    return parsed.get(name)
  }
  return host
}

function compile(project: string): ts.Diagnostic[] {
  const file = path.join(folder, project)
  const { config } = ts.readConfigFile(file, name => ts.sys.readFile(name)) as { config: unknown }
  const { fileNames, options, errors } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file), {}, file)
  const program = ts.createProgram({ rootNames: fileNames, options, host: hostOf(options) })
  const own = program.getSourceFiles().filter(source => !checked.has(source) || everywhere.has(source.fileName))
  for (const source of own) checked.add(source)
  return [
    ...[...errors, ...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()],
    ...own.flatMap(source => [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]),
  ]
}

process.stdout.write(
  ts.formatDiagnostics(projects.flatMap(compile), {
    getCurrentDirectory: () => folder,
    getCanonicalFileName: name => name,
    getNewLine: () => '\n',
  }),
)
