/** Effects of other processes on the file, and of this one on theirs. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '../../../server/sqlite'
import { eventually, letPass, patience } from '../../support/time'
import { type Engine, EngineError } from '../../../server/engine/port'
import { openEngine } from '../../../server/engine/sqlite'
import { temporaryDir } from '../support/server'
import { ALL, BY_ID, SPEC, text } from './support/documents'

const ROOT = path.resolve(__dirname, '../../..')
const dir = temporaryDir()
afterAll(() => rmSync(dir, { recursive: true }))

function startWriting(file: string, rounds: number, size: number) {
  const script = path.join(__dirname, 'support/other-process.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, file, String(rounds), String(size)], { cwd: ROOT })
  let out = ''
  let err = ''
  child.stderr.on('data', chunk => (err += String(chunk)))
  const waitForOutput = (words: string) =>
    new Promise<void>((resolve, reject) => {
      child.stdout.on('data', chunk => {
        out += String(chunk)
        if (out.includes(words)) resolve()
      })
      child.once('close', () => reject(new Error(`it ended: ${err}`)))
    })
  const kill = async () => {
    const closed = once(child, 'close')
    child.kill('SIGKILL')
    await closed
  }
  return { waitForOutput, kill }
}

const titled = (engine: Engine, title: string) => engine.count({ collection: SPEC.name, where: text('full', title) })

describe('a process killed in the middle of a write', () => {
  it('leaves the old documents complete', async () => {
    const file = path.join(dir, 'half.db')
    const writer = startWriting(file, 2, 400)
    await writer.waitForOutput('half way')
    await writer.kill()
    const engine = openEngine({ file })
    expect([await engine.meta('round'), await titled(engine, '第2轮'), await titled(engine, '第')]).toEqual([
      '2',
      400,
      400,
    ])
    await engine.write(again => again.remove(SPEC.name, '0'))
    expect(await titled(engine, '第2轮')).toBe(399)
    engine.close()
  })

  it('leaves the old or the new documents, whenever it dies', async () => {
    const file = path.join(dir, 'any.db')
    const writer = startWriting(file, Infinity, 40)
    await writer.waitForOutput('round 3')
    await letPass(Math.random() * 100)
    await writer.kill()
    const engine = openEngine({ file })
    const round = await engine.meta('round')
    expect(Number(round)).toBeGreaterThanOrEqual(3)
    expect([await titled(engine, `第${round}轮`), await titled(engine, '第')]).toEqual([40, 40])
    const { hits } = await engine.search({ collection: SPEC.name, where: ALL, order: BY_ID, from: 0, size: 99 })
    expect(new Set(hits.map(({ numbers }) => numbers.日期))).toEqual(new Set([Number(round)]))
    engine.close()
  })
})

describe('a write of another process', () => {
  it('is visible soon after, and for one request completely or not at all', async () => {
    const file = path.join(dir, 'shared.db')
    const engine = openEngine({ file })
    expect(await titled(engine, '第')).toBe(0)
    const writer = startWriting(file, 2, 40)
    const half = writer.waitForOutput('half way')
    const totals = new Set([0, 40])
    await eventually(async () => {
      const counts = await Promise.all([titled(engine, '第1轮'), titled(engine, '第2轮')])
      totals.add(counts[0] + counts[1])
      expect(await engine.meta('round')).toBe('2')
    }, patience(40_000))
    expect([...totals]).toEqual([0, 40])
    expect(await titled(engine, '第2轮')).toBe(40)
    await half
    expect(await titled(engine, '第3轮')).toBe(0)
    await writer.kill()
    engine.close()
  })
})

it('a write of another process is visible though the clock was set back', async () => {
  const file = path.join(dir, 'clock.db')
  const [writing, reading] = [openEngine({ file }), openEngine({ file })]
  const generation = reading.generation()
  const earlier = Date.now() - 3_600_000
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => earlier)
  try {
    await writing.write(writer => writer.setMeta('round', '1'))
    await eventually(async () => expect(await reading.meta('round')).toBe('1'))
    expect(reading.generation()).toBeGreaterThan(generation)
  } finally {
    clock.mockRestore()
    writing.close()
    reading.close()
  }
})

/** A database of another program. */
function ofOthers() {
  const file = path.join(dir, 'others.db')
  const db = new DatabaseSync(file)
  db.exec('CREATE TABLE letters (id INTEGER PRIMARY KEY); PRAGMA user_version = 3')
  db.close()
  return readFileSync(file)
}

describe('a file that is no corpus', () => {
  it('is reported with its name and the reason', () => {
    const file = path.join(dir, 'broken.db')
    writeFileSync(file, 'nothing of the kind '.repeat(500))
    expect(() => openEngine({ file })).toThrow(EngineError)
    expect(() => openEngine({ file })).toThrow(`The corpus ${file} cannot be used: file is not a database.`)
  })

  it.each([
    ['was emptied', () => '', 'it is empty: restore a backup, or remove it and import the documents again'],
    ['is of somebody else', ofOthers, 'it holds no corpus: put it elsewhere, or set another DATA_DIR'],
  ])('or one that %s is reported and not changed', (what, bytes, sentence) => {
    const file = path.join(dir, `${what}.db`)
    writeFileSync(file, bytes())
    const before = readFileSync(file)
    expect(() => openEngine({ file })).toThrow(`The corpus ${file} cannot be used: ${sentence}.`)
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('or one of a newer server is not changed', () => {
    const file = path.join(dir, 'newer.db')
    openEngine({ file }).close()
    const db = new DatabaseSync(file)
    db.exec('PRAGMA user_version = 99')
    db.close()
    expect(() => openEngine({ file })).toThrow('it was written by a newer version of this server.')
  })
})
