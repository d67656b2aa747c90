/** Copies the tree and adds a further library to it, from test/fixture/further-library. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const FIXTURE = 'test/fixture/further-library'
const DOCUMENT = readFileSync(path.join(ROOT, 'docs/design/further-library.md'), 'utf8')

/** Files that the server and its tests need. */
export const SERVER_TREE = [
  ...['package.json', 'tsconfig.json', 'server', 'types', 'src/domain'],
  ...['test/server/support', 'test/support/temporary-folder.ts', 'test/fixture'],
]

interface Line {
  file: string
  after: string
  line: string
}

export interface LibraryPart {
  folder: string
  files: string[]
  lines: Line[]
}

export function partOf(name: 'server' | 'client'): LibraryPart {
  const folder = path.join(ROOT, FIXTURE, name)
  const lines = JSON.parse(readFileSync(path.join(folder, 'lines.json'), 'utf8')) as Line[]
  const files = readdirSync(path.join(folder, 'new'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.txt'))
    .map(file => file.replace(/\.txt$/, ''))
  return { folder, files, lines }
}

/** Returns the changes of a part by file: `new`, or the number of lines. */
export function changesOf({ files, lines }: LibraryPart) {
  const changes: Record<string, string> = Object.fromEntries(files.map(name => [name, 'new']))
  for (const { file } of lines) changes[file] = String(Number(changes[file] ?? 0) + 1)
  return changes
}

/** The changes that the document lists for a part, in a table. `{x}` stands for the library. */
export function documentedChanges(heading: string, name: string) {
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

function add(root: string, { folder, files, lines }: LibraryPart) {
  for (const name of files) {
    const target = path.join(root, name)
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(path.join(folder, 'new', `${name}.txt`), target, { errorOnExist: true, force: false })
  }
  for (const line of lines) insert(root, line)
}

/** Copies a tree into a temporary folder and adds the parts. Returns the path of the copy. */
export function copyTree(tree: string[], ...parts: LibraryPart[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'further-library-'))
  for (const entry of tree) cpSync(path.join(ROOT, entry), path.join(root, entry), { recursive: true })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
  for (const part of parts) add(root, part)
  return root
}

/** Returns the path of a fixture's script in the copy. */
export const scriptIn = (root: string, name: string) => path.join(root, FIXTURE, name)
