/** The code has every word of the glossary's column "in the code". */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
/** Words of an explanation, not of a name. */
const FILLERS = new Set('a and by for in its of with choices counts place'.split(' '))

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'server', 'types'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(file => /\.tsx?$/.test(file) && existsSync(path.join(ROOT, file)))
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')

/** Identifiers of the code, and the names of its files and folders. */
const names = new Set(
  files.flatMap(file => [
    ...file.split(/[/.]/),
    ...(withoutComments(readFileSync(path.join(ROOT, file), 'utf8')).match(/[A-Za-z_$][\w$]*/g) ?? []),
  ]),
)
const words = new Set(
  [...names].flatMap(name =>
    name
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z\d]+/),
  ),
)

interface Row {
  term: string
  code: string
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

/** The rows of the tables that have a column "in the code". */
function rowsOf(glossary: string): Row[] {
  return glossary.split(/\n\s*\n/).flatMap(block => {
    const [head = [], , ...rows] = block
      .split('\n')
      .filter(line => line.startsWith('|'))
      .map(cellsOf)
    const column = head.indexOf('in the code')
    return column < 0 ? [] : rows.map(cells => ({ term: cells[0]!, code: cells[column]! }))
  })
}

const unknownNames = ({ code }: Row) =>
  [...code.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).filter(name => !names.has(name))
const unknownWords = ({ code }: Row) =>
  (code.replace(/`[^`]+`/g, '').match(/[A-Za-z]+/g) ?? [])
    .map(word => word.toLowerCase())
    .filter(word => !FILLERS.has(word) && !words.has(word))

const rows = rowsOf(readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8'))

test('the glossary has its tables', () => expect(rows.length).toBeGreaterThan(70))

test('every name in backticks is one of the code', () => {
  expect(rows.flatMap(row => unknownNames(row).map(name => `${row.term}: ${name}`))).toEqual([])
})

test('every other word is part of a name of the code', () => {
  expect(rows.flatMap(row => unknownWords(row).map(word => `${row.term}: ${word}`))).toEqual([])
})

test.each([
  ['计算工具', 'calculators'],
  ['引用核验', 'citation-check'],
  ['长辈模式', 'elder'],
  ['工作台', 'workspace'],
])('%s stands in the glossary with its name in the code', (term, name) => {
  expect(rows.find(row => row.term === term)?.code).toContain(`\`${name}\``)
})

test('a name that the code does not have is found', () => {
  const [row] = rowsOf('| 中文 | in the code |\n| --- | --- |\n| 物 | `noSuchName`, zyzzyva, case |')
  expect(unknownNames(row!)).toEqual(['noSuchName'])
  expect(unknownWords(row!)).toEqual(['zyzzyva'])
})
