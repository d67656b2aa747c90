/** The figures of coverage mode: the lines that count as covered, and the comparison of folders. */
import { type Hits, type CoverageRanges, figuresOf, lowerShares, coverageMarks } from '../support/coverage-figures'

const at = (line: number, column: number) => ({ start: { line, column }, end: { line, column: column + 1 } })

/** Two statements in one line, one in another, and an `if` with two ways. */
const PLACES: CoverageRanges = {
  statementMap: { 0: at(1, 0), 1: at(1, 9), 2: at(2, 0) },
  branchMap: { 0: { type: 'if', loc: at(2, 0), locations: [at(2, 0), at(2, 9)] } },
}
const NO_HITS: Hits = { s: { 0: 0, 1: 0, 2: 0 }, b: { 0: [0, 0] } }

const figures = (passed: number, all: number) => ({
  'src/ui': { lines: { passed, all }, branches: { passed: 1, all: 2 } },
})

test('a line is passed when one of its statements is', () => {
  expect(coverageMarks(PLACES, { ...NO_HITS, s: { 0: 0, 1: 3, 2: 0 } }).lines).toEqual(new Set(['1']))
})

test('each way of a branch counts for itself', () => {
  const { branches } = coverageMarks(PLACES, { ...NO_HITS, b: { 0: [0, 1] } })
  expect([...coverageMarks(PLACES).branches]).toHaveLength(2)
  expect([...branches]).toEqual(['if 2:0-2:1 1'])
})

test('files are summed by the first folder of src and server, and in all', () => {
  const file = { all: coverageMarks(PLACES), passed: coverageMarks(PLACES, NO_HITS) }
  const named = ['src/app.tsx', 'src/ui/row/index.tsx', 'src/ui/page.tsx'].map(name => ({ ...file, file: name }))
  const rooms = Object.entries(figuresOf(named)).map(([room, { lines }]) => [room, lines.all])
  expect(Object.fromEntries(rooms)).toEqual({ src: 2, 'src/ui': 4, all: 6 })
})

test('a room is lower when it has lost more than the tolerance', () => {
  expect(lowerShares(figures(900, 1000), figures(898, 1000))).toEqual([])
  expect(lowerShares(figures(900, 1000), figures(897, 1000))).toEqual(['src/ui: lines 90.00 % before, 89.70 % now'])
})

test('a room that is gone is not lower', () => {
  expect(lowerShares(figures(900, 1000), {})).toEqual([])
})
