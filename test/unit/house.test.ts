/** The rules of this repository that no linter checks. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pagesFor } from '@/routing/routes'

const ROOT = path.resolve(__dirname, '../..')
const CODE = /\.(ts|tsx|js|mjs|scss|html|css|sh)$/
/** Generated or pure data. */
const DATA = /src\/copy\.ts$|icons\.scss$|masks\.scss$|sample\/data\//
/** Of src, a hundred lines: how many are imports, at most. */
const MOST_IMPORTS = 9
const LEAST_MEDIAN = 45
const HAN = /\p{Script=Han}/u

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(file => CODE.test(file) && existsSync(path.join(ROOT, file)))
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')
const offenders = (of: RegExp, offends: (source: string) => boolean) =>
  files.filter(file => of.test(file) && offends(read(file)))

test('no file is longer than 300 lines, but data', () => {
  const long = files.filter(file => !DATA.test(file) && read(file).split('\n').length > 301)
  expect(long).toEqual([])
})

test('what a reader sees stands in copy.ts and copy, the route table or a library', () => {
  const home =
    /^src\/(?!copy\.ts|copy\/|routing\/(?:routes|mini-program)\.ts|libraries\/|domain\/|pages\/gallery\/).*\.tsx?$/
  expect(offenders(home, source => HAN.test(withoutComments(source)))).toEqual([])
})

test('hosts differ in suffix files, not in conditions', () => {
  const rooms = /^src\/(?!app\.config\.ts).*\.tsx?$/
  expect(offenders(rooms, source => source.includes('TARO_ENV'))).toEqual([])
})

test('nothing of the type system or the linter is switched off', () => {
  const escapes = /@ts-(ignore|nocheck|expect-error)|eslint-disable|\bas any\b|: any\b/
  expect(offenders(/^(src|server|types|config)\//, source => escapes.test(source))).toEqual([])
})

test('one family of blocks stands where a load failed', () => {
  // A crash of a screen and a link that leads nowhere are no failed loads.
  const others = /^src\/(?!request\/load-error|features\/(?:access|deep-link)\/index).*\.tsx$/
  const blocks = /kind='error'|<Hint\s+sentence=\{errorSentence\(/
  expect(offenders(others, source => blocks.test(source))).toEqual([])
})

test('every page of the route table has its file', () => {
  const pages = pagesFor('weapp').map(page => `src/${page}.tsx`)
  expect(pages.filter(file => !existsSync(path.join(ROOT, file)))).toEqual([])
})

test('every room of src and server stands on a floor that the linter holds', () => {
  const lint = read('eslint.config.mjs')
  const roomOf = (file: string) => /^(?:src|server)\/((?!app\.|index\.)[\w.-]+)/.exec(file)?.[1] ?? ''
  const rooms = [...new Set(files.filter(file => /\.tsx?$/.test(file)).map(roomOf))].filter(Boolean)
  expect(rooms.length).toBeGreaterThan(35)
  expect(rooms.filter(room => !lint.includes(`'${room}'`))).toEqual([])
})

test('no engine knows another: what they share stands beside them', () => {
  const knows = (others: string) => (source: string) => new RegExp(`'\\.\\./(${others})(/|')`).test(source)
  expect(offenders(/^server\/engine\/opensearch\//, knows('sqlite|pool'))).toEqual([])
  expect(offenders(/^server\/engine\/sqlite\//, knows('opensearch|pool'))).toEqual([])
})

test('SQLite is opened by one module: two in a process would break the locks of each other', () => {
  const opens = (source: string) => /'(@photostructure|node:)\/?sqlite'/.test(source)
  const elsewhere = /^(server\/(?!sqlite\.ts)|test\/(?!server\/sqlite\.test\.ts)).*\.ts$/
  const names = /^test\/server\/build-server\.test\.ts$/
  expect(offenders(elsewhere, opens).filter(file => !names.test(file))).toEqual([])
})

test('the mini-program host knows nothing of this product', () => {
  const ours = /alpha|taro|react|echarts|dist\/weapp|build:weapp/i
  expect(offenders(/^test\/mini-program-host\//, source => ours.test(source))).toEqual([])
})

test('tests wait in one way: for what they expect, or by letPass', () => {
  const tests = /^test\/(?!bench\/|mini-program-host\/|support\/time\.ts).*\.tsx?$/
  const sleeps = /waitForTimeout\(|new Promise(<\w+>)?\(\(?\w*\)? => (void )?setTimeout\(|expect\.poll/
  expect(offenders(tests, source => sleeps.test(source))).toEqual([])
})

test('which day it is, one place asks', () => {
  const asks = (source: string) => /new Date\(\)|dayjs\(\)/.test(source)
  expect(offenders(/^src\//, asks)).toEqual(['src/platform/today.ts'])
})

test('the server counts days in Beijing, whatever the time zone of its host', () => {
  const local = (source: string) =>
    /import \{[^}]*\b(?:dayOf|formatMinute)\b[^}]*\} from '@domain\/format\/dates'/.test(source)
  expect(offenders(/^server\//, local)).toEqual([])
})

test('src is not shredded: few lines are imports, and a file is worth opening', () => {
  const sources = files.filter(file => /^src\/.*\.tsx?$/.test(file)).map(file => read(file).split('\n'))
  const lengths = sources.map(lines => lines.length).sort((a, b) => a - b)
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0
  const all = sources.flat()
  const imports = (100 * all.filter(line => /^import |^} from/.test(line)).length) / all.length
  process.stdout.write(
    `figure: src has ${sources.length} files, the median ${median} lines; ${imports.toFixed(1)} lines of a hundred are imports\n`,
  )
  expect(imports).toBeLessThanOrEqual(MOST_IMPORTS)
  expect(median).toBeGreaterThanOrEqual(LEAST_MEDIAN)
})
