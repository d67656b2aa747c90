/** The arguments of the import: what they mean, and one sentence for each that cannot be used. */
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readImportArguments, UsageError } from '../../../server/corpus/import/arguments'
import { temporaryDir } from '../support/server'

const TODAY = '2026-03-05'
let dir: string
let file: string
beforeEach(() => {
  dir = temporaryDir()
  file = path.join(dir, 'rows.ndjson')
  writeFileSync(file, '')
})
afterEach(() => rmSync(dir, { recursive: true }))
const read = (...args: string[]) => readImportArguments(args, TODAY)
const rows = (value: unknown) => {
  const causes = path.join(dir, 'causes.json')
  writeFileSync(causes, typeof value === 'string' ? value : JSON.stringify(value))
  return causes
}
const CAUSE = { code: '1', name: '合同纠纷', case_type: 'civil', parent_code: null }

it('paths alone are files to import, with nothing else set', () => {
  expect(read(file, dir)).toEqual({ files: [file, dir], keepSample: false, again: false })
})

it('options stand before and behind the paths', () => {
  const causes = rows([CAUSE])
  const options = read(
    '--keep-sample',
    file,
    '--again',
    '--report',
    'r.txt',
    `--causes=${causes}`,
    '--complete-to=2026-03-05',
  )
  expect(options).toMatchObject({ files: [file], keepSample: true, again: true, report: 'r.txt', completeTo: TODAY })
  expect(options.causesFile).toBe(causes)
  expect(options.causes?.pathOf('民事', '合同纠纷')).toEqual(['合同纠纷'])
})

it.each<[args: string[], message: RegExp]>([
  [[], /^npm run corpus:import -- /],
  [['--again'], /^npm run corpus:import -- /],
  [['--force', 'FILE'], /^There is no option --force\.\nnpm run corpus:import -- /],
  [['-a', 'FILE'], /^There is no option -a\.\n/],
  [['--toString', 'FILE'], /^There is no option --toString\.\n/],
  [['--again=yes', 'FILE'], /--again.*\nnpm run corpus:import -- /s],
  [['FILE', '--report'], /--report.*\nnpm run corpus:import -- /s],
  [['FILE', 'nowhere'], /^nowhere cannot be read\.$/],
  [['--causes=nowhere', 'FILE'], /^nowhere is no dictionary of causes \(.+\)\.$/],
  [['--complete-to=2026-03-06', 'FILE'], /^--complete-to must be a past day such as 2026-03-01, not 2026-03-06\.$/],
  [['--complete-to=2026-02-30', 'FILE'], /^--complete-to must be a past day/],
  [['--complete-to=2026-3-1', 'FILE'], /^--complete-to must be a past day/],
])('%j is refused', (args, message) => {
  const refused = () => read(...args.map(argument => (argument === 'FILE' ? file : argument)))
  expect(refused).toThrow(UsageError)
  expect(refused).toThrow(message)
})

it.each([
  ['no JSON', '{'],
  ['a cause without a name', [{ ...CAUSE, name: '' }]],
  ['a number for a code', [{ ...CAUSE, code: 1 }]],
])('a dictionary of causes with %s is refused', (_what, value) => {
  expect(() => read(`--causes=${rows(value)}`, file)).toThrow(/causes\.json is no dictionary of causes \(.+\)\.$/)
})
