/** Records which stages have passed with the same inputs. Inputs are compared by content and not by time. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Stage } from './stages'

type Digests = Record<string, string>

/** The settings that change what a stage does. */
const SETTINGS = ['SERVICES', 'CHROMIUM', 'SEED', 'LONG', 'COVERAGE', 'SCREENSHOTS', 'SQLITE']

const isUnder = (file: string, folder: string) => folder === '' || file === folder || file.startsWith(`${folder}/`)

export function filesOf(inputs: string[], files: string[]): string[] {
  const excluded = inputs.filter(input => input.startsWith('!')).map(input => input.slice(1))
  const included = inputs.filter(input => !input.startsWith('!'))
  const isIn = (folders: string[]) => (file: string) => folders.some(folder => isUnder(file, folder))
  return files.filter(file => isIn(included)(file) && !isIn(excluded)(file))
}

/** Returns a function that digests names and contents of files that Git knows, or would add. */
export function contentDigest(root: string) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\n')
    .filter(file => file && existsSync(path.join(root, file)))
    .sort()
  const hashes = new Map<string, string>()
  const hashOf = (file: string) => {
    const hash =
      hashes.get(file) ??
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest('hex')
    hashes.set(file, hash)
    return hash
  }
  return (inputs: string[], settings = '') => {
    const hash = createHash('sha256').update(settings)
    for (const file of filesOf(inputs, files)) hash.update(`\0${file}\0${hashOf(file)}`)
    return hash.digest('hex')
  }
}

/** Returns a function that digests the inputs of a stage, with everything else that changes the outcome. */
export function stageInputs(root: string, env: Record<string, string | undefined> = process.env) {
  const digest = contentDigest(root)
  const settings = JSON.stringify([process.version, ...SETTINGS.map(name => env[name] ?? '')])
  return (inputs: string[]) => digest(inputs, settings)
}

/** Reads and writes the digests of each stage's inputs in its last green run in this checkout. */
export function greenRuns(root: string) {
  const file = path.join(root, 'node_modules/.cache/alpha-search/green-stages.json')
  const digests: Digests = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Digests) : {}
  return {
    isUnchanged: ({ name, inputs, output }: Stage, digest: string) =>
      inputs.length > 0 && digests[name] === digest && (!output || existsSync(path.join(root, output))),
    record(name: string, digest: string | undefined) {
      if (digest) digests[name] = digest
      else delete digests[name]
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, `${JSON.stringify(digests, null, 2)}\n`)
    },
  }
}
