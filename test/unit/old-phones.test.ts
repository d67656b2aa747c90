/**
 * Styles work on the oldest phones of package.json's browserslist, which know neither `inset` nor `gap` in a flex row.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const MIXINS = 'src/styles/mixins.scss'

const sheets = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(file => file.endsWith('.scss') && file !== MIXINS)
  .map(file => ({ file, source: readFileSync(path.join(ROOT, file), 'utf8') }))

/** The declarations of the blocks that hold no other block. */
const blocksOf = (source: string) => source.match(/[^{}]*(?=[{}])/g) ?? []

test('no sheet has inset', () => {
  expect(sheets.filter(({ source }) => /^\s*inset:/m.test(source)).map(({ file }) => file)).toEqual([])
})

test('gap stands in grids alone; rows take the mixins', () => {
  const isRow = (block: string) => /^\s*(row-|column-)?gap:/m.test(block) && !/display: grid/.test(block)
  expect(sheets.filter(({ source }) => blocksOf(source).some(isRow)).map(({ file }) => file)).toEqual([])
  expect(sheets.filter(({ source }) => /@include (wrapping-)?gap\(/.test(source)).length).toBeGreaterThan(5)
})
