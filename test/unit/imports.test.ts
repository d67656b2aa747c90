/** No file imports itself indirectly, not even by imports of types, which the linter ignores. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { modulePath } from '../support/module-path'

const ROOT = path.resolve(__dirname, '../..')
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.h5.ts', '.h5.tsx', '.weapp.ts', '.weapp.tsx']
const IMPORT = /from '([^']+)'|import\('([^']+)'\)|^import '([^']+)'/gm

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'server', 'types'], {
  cwd: ROOT,
  encoding: 'utf8',
})
const files = new Set(listed.split('\n').filter(file => /\.tsx?$/.test(file) && existsSync(path.join(ROOT, file))))

function fileOf(specifier: string, from: string): string | undefined {
  const base = modulePath(specifier, from)
  return ENDINGS.map(ending => base + ending).find(file => files.has(file))
}

function importsOf(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  const specifiers = [...source.matchAll(IMPORT)].map(([, one, two, three]) => one ?? two ?? three ?? '')
  return specifiers.map(specifier => fileOf(specifier, file)).filter((target): target is string => target !== undefined)
}

/** The files of the first cycle of imports; empty if there is none. */
function circle(): string[] {
  const done = new Set<string>()
  const walk = (file: string, way: string[]): string[] => {
    const at = way.indexOf(file)
    if (at >= 0) return [...way.slice(at), file]
    if (done.has(file)) return []
    for (const next of importsOf(file)) {
      const cycle = walk(next, [...way, file])
      if (cycle.length) return cycle
    }
    done.add(file)
    return []
  }
  for (const file of files) {
    const cycle = walk(file, [])
    if (cycle.length) return cycle
  }
  return []
}

test('imports go in no circle', () => expect(circle()).toEqual([]))

test('how long files are', () => {
  const lengths = [...files].map(file => readFileSync(path.join(ROOT, file), 'utf8').split('\n').length)
  lengths.sort((a, b) => a - b)
  const at = (share: number) => lengths[Math.floor(share * (lengths.length - 1))]
  process.stdout.write(
    `figure: of ${files.size} files the median has ${at(0.5)} lines, nine of ten have ${at(0.9)} at most\n`,
  )
  expect(files.size).toBeGreaterThan(500)
})
