/**
 * `npm run coverage`: prints the figures of the last run in coverage mode and writes test-results/coverage.json.
 * `npm run coverage -- before.json` compares them with another run. It fails if a folder is lower by more than
 * `TOLERANCE`.
 */
import { transformSync } from '@babel/core'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { COVERAGE_FOLDER, type Counters } from './coverage'
import {
  type Figures,
  KINDS,
  type Marks,
  type CoverageRanges,
  TOLERANCE,
  figuresOf,
  lowerShares,
  coverageMarks,
  coverageTable,
} from './coverage-figures'

const ROOT = path.resolve(__dirname, '../..')
const FIGURES = path.join(ROOT, 'test-results/coverage.json')
/** Type declarations have no lines to run. */
const SOURCE = /^(?!.*\.d\.ts$).*\.(ts|tsx|js)$/

interface Source extends CoverageRanges {
  hash: string
  all: Marks
  passed: Marks
}
/** A report on a file. Jest reports ranges with the hits, browser pages only hits. */
type Report = Counters & Partial<CoverageRanges>

const filesIn = (folder: string, names: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && names.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name))

/** Reads a source and instruments it, since files that no test loads count as well. */
function readSource(file: string): Source {
  let places: CoverageRanges = { statementMap: {}, branchMap: {} }
  const onCover = (_: string, coverage: CoverageRanges) => (places = coverage)
  const result = transformSync(readFileSync(file, 'utf8'), {
    configFile: false,
    filename: file,
    presets: ['@babel/preset-typescript'],
    plugins: [['istanbul', { cwd: ROOT, exclude: [], onCover }]],
  })
  const hash = /var hash = "(\w+)"/.exec(result?.code ?? '')?.[1] ?? ''
  return { ...places, hash, all: coverageMarks(places), passed: { lines: new Set(), branches: new Set() } }
}

/**
 * Returns the ranges to which the hits belong. Hits without ranges apply only to the source in which they
 * were counted, as its hash shows.
 */
function rangesOf(source: Source, { hash, statementMap, branchMap }: Report): CoverageRanges | undefined {
  if (statementMap && branchMap) return { statementMap, branchMap }
  return hash === source.hash ? source : undefined
}

/** Adds hits to a source. Returns false if the build had another text of the source. */
function addHits(source: Source | undefined, report: Report): boolean {
  const ranges = source && rangesOf(source, report)
  if (!ranges) return false
  const marks = coverageMarks(ranges, report)
  for (const kind of KINDS)
    for (const mark of marks[kind]) if (source.all[kind].has(mark)) source.passed[kind].add(mark)
  return KINDS.every(kind => [...marks[kind]].every(mark => source.all[kind].has(mark)))
}

function main([before]: string[]) {
  const files = ['src', 'server'].flatMap(root => filesIn(path.join(ROOT, root), SOURCE))
  const sources = new Map(files.map(file => [file, readSource(file)]))
  const changed = new Set<string>()
  for (const report of existsSync(COVERAGE_FOLDER) ? filesIn(COVERAGE_FOLDER, /\.json$/) : []) {
    const counters = JSON.parse(readFileSync(report, 'utf8')) as Record<string, Report>
    for (const [file, counted] of Object.entries(counters)) if (!addHits(sources.get(file), counted)) changed.add(file)
  }
  const named = [...sources].map(([file, source]) => ({
    ...source,
    file: path.relative(ROOT, file).split(path.sep).join('/'),
  }))
  const figures = figuresOf(named)
  writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`)
  console.log(coverageTable(figures).join('\n'))
  for (const file of changed) console.log(`not counted, since its text is another: ${path.relative(ROOT, file)}`)
  if (!before) return
  const lower = lowerShares(JSON.parse(readFileSync(before, 'utf8')) as Figures, figures)
  console.log(lower.length ? lower.join('\n') : `No room is lower by more than ${TOLERANCE} points.`)
  if (lower.length) process.exitCode = 1
}

main(process.argv.slice(2))
