/** The command that imports: its report, its errors, and what a kill leaves. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { corpusFile } from '../../../server/corpus/file'
import { importFiles } from '../../../server/corpus/import/run'
import type { Engine } from '../../../server/engine/port'
import { openEngine } from '../../../server/engine/open'
import { articles, law as lawRow } from './support/import-rows'

const root = path.resolve(__dirname, '../../..')
const law = (lid: string, text = '甲。') => lawRow(lid, { articles: articles(text) })
const ndjson = (rows: unknown[]) => rows.map(row => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n')

let dir: string
let engine: Engine
const write = (name: string, content: string) => {
  const file = path.join(dir, name)
  writeFileSync(file, content)
  return file
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'alpha-import-'))
  engine = openEngine({ file: corpusFile(dir) })
})
afterEach(() => {
  engine.close()
  rmSync(dir, { recursive: true })
})

const runIn = (folder: string, ...args: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', 'server/corpus/import/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
  })
const run = (...args: string[]) => runIn(dir, ...args)

const exitOf = (child: ReturnType<typeof run>) =>
  new Promise<{ code: number | null; out: string; err: string }>(resolve => {
    const text = { out: '', err: '' }
    child.stdout.on('data', chunk => (text.out += String(chunk)))
    child.stderr.on('data', chunk => (text.err += String(chunk)))
    child.on('close', code => resolve({ code, ...text }))
  })

describe('the command', () => {
  it('says that nothing has changed, and leaves the report of the import before', async () => {
    const file = write('a', ndjson([law('l1'), 'x']))
    await exitOf(run(file))
    const report = readFileSync(path.join(dir, 'import-report.txt'), 'utf8')
    const again = await exitOf(run(file))
    expect(again).toMatchObject({ code: 0, out: expect.stringMatching(/^unchanged: .*--again/) as string })
    expect(readFileSync(path.join(dir, 'import-report.txt'), 'utf8')).toBe(report)
    expect((await exitOf(run('--again', file))).out).toMatch(/^taken: 1 /)
  })

  it('prints a report, or what is wrong with its arguments', async () => {
    const file = write('a', ndjson([law('l1'), 'x']))
    const [good, bad] = await Promise.all([exitOf(run(file)), exitOf(run('--force', file))])
    expect(good).toMatchObject({
      code: 0,
      out: expect.stringMatching(/taken: 1 .*laws: 1.*skipped: 1 .*a:2 not JSON/s) as string,
    })
    expect(bad).toEqual({ code: 1, out: '', err: expect.stringMatching(/^There is no option --force\./) as string })
  })

  it('writes every skipped line to a file beside the corpus, or to the one it is given', async () => {
    const file = write('a', ndjson([law('l1'), ...Array.from({ length: 30 }, () => 'x')]))
    const report = path.join(dir, 'elsewhere.txt')
    const [good, other, bad] = await Promise.all([
      exitOf(run(file)),
      exitOf(runIn(path.join(dir, 'b'), '--report', report, file)),
      exitOf(runIn(path.join(dir, 'c'), `--report=${path.join(dir, 'no', 'folder.txt')}`, file)),
    ])
    expect(good.out).toMatch(/… and 10 more in .*import-report\.txt/)
    expect(other.out).toMatch(/… and 10 more in .*elsewhere\.txt/)
    for (const written of [path.join(dir, 'import-report.txt'), report]) {
      const lines = readFileSync(written, 'utf8').split('\n')
      expect(lines.filter(line => /^skipped .*a:\d+ not JSON$/.test(line))).toHaveLength(30)
    }
    expect(bad).toMatchObject({ code: 1, err: expect.stringContaining('cannot be written') as string })
  })

  it('killed at any moment leaves the old corpus complete', async () => {
    await importFiles({ engine, files: [write('a', ndjson([law('l1')]))] })
    const many = write('many', ndjson(Array.from({ length: 20_000 }, (_, at) => law(`n${at}`, `第${at}号`.repeat(20)))))
    const child = run(many)
    const exit = exitOf(child)
    await new Promise(resolve => child.stderr.once('data', resolve))
    child.kill('SIGKILL')
    expect((await exit).code).toBeNull()
    engine.close()
    engine = openEngine({ file: corpusFile(dir) })
    expect(
      await engine.ids({ collection: 'law', where: { kind: 'all', clauses: [] }, order: { by: 'relevance' } }),
    ).toEqual(['l1'])
    expect((await importFiles({ engine, files: [write('b', ndjson([law('l2')]))] })).taken).toEqual({ laws: 1 })
  })
})
