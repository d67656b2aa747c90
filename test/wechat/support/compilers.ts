/** WeChat's own compilers of styles and templates, as npm's `miniprogram-compiler` brings them. */
import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import path from 'node:path'

const FOLDERS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'mac', win32: 'windows' }
const PACKAGE = path.dirname(require.resolve('miniprogram-compiler/package.json'))

type Compiler = 'wcc' | 'wcsc'

interface Verdict {
  /** What the compiler says of what it refuses; empty where it takes everything. */
  refusal: string
}

function programOf(name: Compiler): string | undefined {
  const folder = FOLDERS[process.platform]
  const program = folder && path.join(PACKAGE, 'bin', folder, folder === 'windows' ? `${name}.exe` : name)
  // The package's files come without the right to run.
  if (program) chmodSync(program, 0o755)
  return program
}

function run(name: Compiler, args: string[], folder: string) {
  const program = programOf(name)
  return program ? spawnSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 }) : undefined
}

/** Why these programs do not run on this machine; nothing where they do. */
export function reasonNotToRun(): string | undefined {
  const started = run('wcsc', ['-v'], process.cwd())
  if (started && !started.error) return undefined
  const why = started?.error?.message ?? 'no program for it'
  return `WeChat's compilers do not run on ${process.platform} ${process.arch}: ${why}`
}

function verdictOf(name: Compiler, args: string[], folder: string): Verdict {
  const result = run(name, args, folder)
  if (!result || result.error) throw result?.error ?? new Error(reasonNotToRun())
  return { refusal: result.status === 0 ? '' : `${result.stderr || result.stdout}`.trim() || `exit ${result.status}` }
}

const named = (files: string[]) => files.map(file => `./${file}`)

export const compileStyles = (folder: string, files: string[]) =>
  verdictOf('wcsc', ['-lc', '-js', '-pc', String(files.length), ...named(files)], folder)

export const compileTemplates = (folder: string, files: string[]) => verdictOf('wcc', ['-d', ...named(files)], folder)
