/** docs/security-requirements.md states the status of every requirement, and names existing tests. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const CHAPTERS = Array.from({ length: 17 }, (_, at) => at + 1)
const STANDS = ['met', 'in part', 'not met', 'none here']

const document = readFileSync(path.join(ROOT, 'docs/security-requirements.md'), 'utf8')
const chapters = document
  .split(/^## /m)
  .slice(1)
  .map(text => ({ number: Number(/^V(\d+) /.exec(text)?.[1]), text }))

const rows = chapters.flatMap(({ number, text }) =>
  text
    .split('\n')
    .filter(line => /^\| \d/.test(line))
    .map(line => {
      const [numbers = '', level = '', stands = '', held = '', tests = ''] = line.slice(2, -2).split(' | ')
      return { chapter: number, numbers, level, stands: stands.trim(), held, tests: tests.match(/`[^`]+`/g) ?? [] }
    }),
)
const offenders = (offends: (row: (typeof rows)[number]) => boolean) => rows.filter(offends).map(row => row.numbers)

test('has the chapters of ASVS 5.0, each with rows or a word of why not', () => {
  expect(chapters.map(({ number }) => number)).toEqual(CHAPTERS)
  const empty = chapters.filter(
    ({ number, text }) => !rows.some(row => row.chapter === number) && !text.includes('Does not apply: '),
  )
  expect(empty).toEqual([])
  expect(rows.length).toBeGreaterThan(100)
})

test('names a requirement once, in its chapter', () => {
  const numbers = rows.flatMap(({ chapter, numbers: text }) =>
    text.split(/, | to /).map(number => ({ chapter, number: number.trim() })),
  )
  expect(numbers.filter(({ chapter, number }) => !number.startsWith(`${chapter}.`))).toEqual([])
  expect(numbers.map(({ number }) => number)).toEqual([...new Set(numbers.map(({ number }) => number))])
  expect(offenders(({ level }) => !/^[12] *$/.test(level))).toEqual([])
})

test('says how it stands, and by what or why', () => {
  expect(offenders(({ stands, held }) => !STANDS.includes(stands) || held.trim().length < 8)).toEqual([])
  expect(offenders(({ stands, tests }) => stands === 'met' && tests.length === 0)).toEqual([])
})

test('names tests that are there', () => {
  const files = rows.flatMap(({ tests }) => tests.map(test => test.slice(1, -1)))
  const missing = files.filter(file => !/^test\/.+\.test\.tsx?$/.test(file) || !existsSync(path.join(ROOT, file)))
  expect(missing).toEqual([])
})

test('how many stand how', () => {
  const counts = STANDS.map(how => `${rows.filter(({ stands }) => stands === how).length} ${how}`)
  process.stdout.write(`figure: security requirements by rows: ${counts.join(', ')}\n`)
})
