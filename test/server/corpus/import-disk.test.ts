/** An import on a full disk or a read-only folder. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '../../../server/sqlite'
import { openCorpus } from '../../../server/corpus/open'
import { EngineError } from '../../../server/engine/port'
import { writeErrorOf } from '../../../server/engine/sqlite/errors'
import { runCommand } from '../support/command'
import { temporaryDir } from '../support/server'
import { patience } from '../../support/time'

const ROOT = path.resolve(__dirname, '../../..')
const EXAMPLE = 'server/corpus/import/examples/judgments.ndjson'
const IMPORT = 'server/corpus/import/main.ts'
const dir = temporaryDir()
afterAll(() => rmSync(dir, { recursive: true }))
jest.setTimeout(patience(120_000))

/** In blocks of 1,024 bytes; a longer file cannot be written. */
const LONGEST = 3000

async function importWithin(dataDir: string, file: string) {
  const command = `trap '' XFSZ; ulimit -f ${LONGEST}; exec "${process.execPath}" --import tsx ${IMPORT} "${file}"`
  const child = spawn('bash', ['-c', command], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'development', TARO_ENV: 'h5', DATA_DIR: dataDir },
  })
  let err = ''
  child.stderr.on('data', chunk => (err += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, last: err.trim().split('\n').at(-1) }
}

it('a full disk ends it with one sentence, and the old documents stay', async () => {
  const dataDir = path.join(dir, 'data')
  mkdirSync(dataDir)
  const [example = ''] = readFileSync(path.join(ROOT, EXAMPLE), 'utf8').split('\n')
  const row = JSON.parse(example) as Record<string, string>
  const many = path.join(dir, 'many.ndjson')
  const long = Array.from({ length: 3000 }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7) % 900))).join('')
  const rows = Array.from({ length: 700 }, (_, n) => ({ ...row, 文书ID: `x${n}`, 诉讼记录段原文: `${n}${long}` }))
  writeFileSync(many, rows.map(one => JSON.stringify(one)).join('\n'))
  expect((await runCommand(IMPORT, [EXAMPLE], { DATA_DIR: dataDir })).code).toBe(0)
  const count = async () => {
    const engine = await openCorpus({ dataDir }, () => undefined)
    const { collections } = await engine.health()
    await engine.close()
    return collections.case
  }
  const before = await count()
  expect(before).toBeGreaterThan(0)
  const { code, last } = await importWithin(dataDir, many)
  expect(code).toBe(1)
  expect(last).toMatch(
    /^The corpus .*corpus\.db cannot be written: .*; nothing was written, and what was there before is whole\.$/,
  )
  expect(await count()).toBe(before)
  expect((await runCommand(IMPORT, [many], { DATA_DIR: dataDir })).code).toBe(0)
  expect(await count()).toBe(before! + rows.length)
})

function failing(file: string, options: { readOnly?: boolean }, sql: string): unknown {
  const db = new DatabaseSync(file, options)
  try {
    db.exec(sql)
    return undefined
  } catch (error) {
    return error
  } finally {
    db.close()
  }
}

it('a full disk and a read-only folder have different messages', () => {
  const file = path.join(dir, 'any.db')
  const full = failing(
    file,
    {},
    'CREATE TABLE t (a); PRAGMA max_page_count = 3; INSERT INTO t VALUES (zeroblob(99999))',
  )
  expect(writeErrorOf(file, full)).toBeInstanceOf(EngineError)
  expect((writeErrorOf(file, full) as Error).message).toContain('the disk is full')
  const readOnly = failing(file, { readOnly: true }, 'INSERT INTO t VALUES (1)')
  expect((writeErrorOf(file, readOnly) as Error).message).toContain('is read-only')
  const other = new Error('a fault of the program')
  expect(writeErrorOf(file, other)).toBe(other)
})
