/** A copy of the tree with a further library in it, added by the files and lines of test/fixture/further-library. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const FIXTURE = 'test/fixture/further-library'
const DOCUMENT = readFileSync(path.join(ROOT, 'docs/design/further-library.md'), 'utf8')

/** What the server and its tests are made of. */
export const SERVER_TREE = [
  ...['package.json', 'tsconfig.json', 'server', 'types', 'src/domain'],
  ...['test/server/support', 'test/support/temporary-folder.ts', 'test/fixture'],
]

interface Line {
  file: string
  after: string
  line: string
}

export interface Half {
  folder: string
  files: string[]
  lines: Line[]
}

export function halfOf(name: 'server' | 'client'): Half {
  const folder = path.join(ROOT, FIXTURE, name)
  const lines = JSON.parse(readFileSync(path.join(folder, 'lines.json'), 'utf8')) as Line[]
  const files = readdirSync(path.join(folder, 'new'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.txt'))
    .map(file => file.replace(/\.txt$/, ''))
  return { folder, files, lines }
}

/** The files that a half takes: `new`, or how many lines. */
export function taken({ files, lines }: Half) {
  const found: Record<string, string> = Object.fromEntries(files.map(name => [name, 'new']))
  for (const { file } of lines) found[file] = String(Number(found[file] ?? 0) + 1)
  return found
}

/** The same by a table of the document, `{x}` being the library. */
export function documented(heading: string, name: string) {
  const section = DOCUMENT.split(`### ${heading}\n`)[1]?.split(/\n##/)[0] ?? ''
  const rows = [...section.matchAll(/^\| `([^`]+)` \| (new|\d) \|/gm)]
  return Object.fromEntries(rows.map(([, file = '', count]) => [file.replace('{x}', name), count]))
}

function insert(root: string, { file, after, line }: Line) {
  const target = path.join(root, file)
  const text = readFileSync(target, 'utf8').split('\n')
  const at = text.indexOf(after)
  if (at < 0) throw new Error(`${file} has no line ${after}`)
  text.splice(at + 1, 0, line)
  writeFileSync(target, text.join('\n'))
}

function add(root: string, { folder, files, lines }: Half) {
  for (const name of files) {
    const target = path.join(root, name)
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(path.join(folder, 'new', `${name}.txt`), target, { errorOnExist: true, force: false })
  }
  for (const line of lines) insert(root, line)
}

/** In a temporary folder, which it answers. */
export function copyWith(tree: string[], ...halves: Half[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'further-library-'))
  for (const entry of tree) cpSync(path.join(ROOT, entry), path.join(root, entry), { recursive: true })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
  for (const half of halves) add(root, half)
  return root
}

/** A script of the fixture, in the copy. */
export const scriptIn = (root: string, name: string) => path.join(root, FIXTURE, name)
