/**
 * `npm run coverage`: the figures of the last run in coverage mode, printed and written to test-results/coverage.json.
 * `npm run coverage -- before.json` compares with the figures of another run, and fails where a room is lower.
 */
import { transformSync } from '@babel/core'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { COVERAGE_FOLDER, type Counters } from './coverage'
import {
  type Figures,
  KINDS,
  type Marks,
  type Places,
  TOLERANCE,
  figuresOf,
  lowerShares,
  marksOf,
  tableOf,
} from './coverage-figures'

const ROOT = path.resolve(__dirname, '../..')
const FIGURES = path.join(ROOT, 'test-results/coverage.json')
/** Declarations of types have no lines to run. */
const SOURCE = /^(?!.*\.d\.ts$).*\.(ts|tsx|js)$/

interface Source extends Places {
  hash: string
  all: Marks
  passed: Marks
}
/** Jest writes the places beside the hits, a page sends hits alone. */
type Counted = Counters & Partial<Places>

const filesIn = (folder: string, names: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && names.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name))

/** Instruments the file here, since a file that no test loads counts as well. */
function readSource(file: string): Source {
  let places: Places = { statementMap: {}, branchMap: {} }
  const onCover = (_: string, coverage: Places) => (places = coverage)
  const result = transformSync(readFileSync(file, 'utf8'), {
    configFile: false,
    filename: file,
    presets: ['@babel/preset-typescript'],
    plugins: [['istanbul', { cwd: ROOT, exclude: [], onCover }]],
  })
  const hash = /var hash = "(\w+)"/.exec(result?.code ?? '')?.[1] ?? ''
  return { ...places, hash, all: marksOf(places), passed: { lines: new Set(), branches: new Set() } }
}

/** Numbers without places fit only the source that they were counted in, which the hash tells. */
function placesOf(source: Source, { hash, statementMap, branchMap }: Counted): Places | undefined {
  if (statementMap && branchMap) return { statementMap, branchMap }
  return hash === source.hash ? source : undefined
}

/** False where the build counted in another text than the source has now. */
function addHits(source: Source | undefined, counted: Counted): boolean {
  const places = source && placesOf(source, counted)
  if (!places) return false
  const marks = marksOf(places, counted)
  for (const kind of KINDS)
    for (const mark of marks[kind]) if (source.all[kind].has(mark)) source.passed[kind].add(mark)
  return KINDS.every(kind => [...marks[kind]].every(mark => source.all[kind].has(mark)))
}

function main([before]: string[]) {
  const files = ['src', 'server'].flatMap(house => filesIn(path.join(ROOT, house), SOURCE))
  const sources = new Map(files.map(file => [file, readSource(file)]))
  const changed = new Set<string>()
  for (const report of existsSync(COVERAGE_FOLDER) ? filesIn(COVERAGE_FOLDER, /\.json$/) : []) {
    const counters = JSON.parse(readFileSync(report, 'utf8')) as Record<string, Counted>
    for (const [file, counted] of Object.entries(counters)) if (!addHits(sources.get(file), counted)) changed.add(file)
  }
  const named = [...sources].map(([file, source]) => ({
    ...source,
    file: path.relative(ROOT, file).split(path.sep).join('/'),
  }))
  const figures = figuresOf(named)
  writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`)
  console.log(tableOf(figures).join('\n'))
  for (const file of changed) console.log(`not counted, since its text is another: ${path.relative(ROOT, file)}`)
  if (!before) return
  const lower = lowerShares(JSON.parse(readFileSync(before, 'utf8')) as Figures, figures)
  console.log(lower.length ? lower.join('\n') : `No room is lower by more than ${TOLERANCE} points.`)
  if (lower.length) process.exitCode = 1
}

main(process.argv.slice(2))
