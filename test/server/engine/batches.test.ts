/** A write committed in parts: no reader sees any of it before all of it, even if its process dies. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '../../../server/sqlite'
import type { Engine, EngineDocument, Writer } from '../../../server/engine/port'
import { openEngine } from '../../../server/engine/sqlite'
import { eventually } from '../../support/time'
import { temporaryDir } from '../support/server'
import { ALL, BY_ID, SPEC, text } from './support/documents'
import { documentsOf, IDS, OTHER, writeRound } from './support/rounds'

const ROOT = path.resolve(__dirname, '../../..')
const dir = temporaryDir()
afterAll(() => rmSync(dir, { recursive: true }))
let files = 0
const newFile = () => path.join(dir, `${++files}.db`)

/** So small that nearly every document is a part. */
const SMALL = { batch: 1, readAtMost: 0 }

async function contentOf(engine: Engine) {
  const collection = SPEC.name
  const documents: Array<EngineDocument | undefined> = []
  for (const id of IDS) documents.push(await engine.get(collection, id))
  return {
    documents,
    all: await engine.ids({ collection, where: ALL, order: BY_ID }),
    words: await engine.ids({ collection, where: text('full', '合同约定'), order: BY_ID }),
    titles: await engine.ids({ collection, where: text('title', '轮'), order: BY_ID }),
    judges: await engine.ids({ collection, where: text('法官', '法官'), order: BY_ID }),
    facets: await engine.facets({ collection, where: ALL, fields: [{ field: '类型' }] }),
    suggested: await engine.suggest({ dictionaries: ['words'], text: '第', limit: 9 }),
    round: await engine.meta('round'),
    collections: (await engine.health()).collections,
  }
}

/** Rows that belong to no visible document. */
function orphanedRows(file: string) {
  const db = new DatabaseSync(file, { readOnly: true })
  const count = (sql: string) => Object.values(db.prepare(sql).get() as object)[0] as number
  const rows = {
    loose: count('SELECT count(*) FROM loose_1'),
    documents: count('SELECT count(*) FROM docs_1'),
    titles: count('SELECT count(*) FROM short_1_docsize'),
    segments: count('SELECT count(DISTINCT segment) FROM postings_1'),
    parts: count('SELECT count(DISTINCT part) FROM places_1'),
    columns: count("SELECT count(*) FROM columns_1 WHERE name LIKE '% ids'"),
  }
  db.close()
  return rows
}

const nothingLeft = (documents: number) => ({
  loose: 0,
  documents,
  titles: documents,
  segments: 1,
  parts: 1,
  columns: 1,
})

async function filled(file: string, round = 1) {
  const engine = openEngine({ file, ...SMALL })
  await engine.write(writer => writeRound(writer, round))
  return engine
}

it('is invisible until it is done, and then visible to all', async () => {
  const file = newFile()
  const [writing, reading] = [await filled(file), openEngine({ file })]
  const before = await contentOf(reading)
  expect(before.all).toHaveLength(documentsOf(1).length)
  const generations = [writing.generation(), reading.generation()]
  let pauses = 0
  const look = async (writer: Writer) => {
    await writer.pause()
    if (++pauses % 6) return
    const fresh = openEngine({ file })
    await reading.catchUp()
    expect([writing.generation(), reading.generation()]).toEqual(generations)
    for (const engine of [writing, reading, fresh]) expect(await contentOf(engine)).toEqual(before)
    fresh.close()
  }
  await writing.write(async writer => {
    await writeRound(writer, 2, look)
    writer.define({ ...SPEC, name: OTHER })
    await look(writer)
    await look(writer)
  })
  expect(pauses).toBeGreaterThan(20)
  await reading.catchUp()
  expect(reading.generation()).toBeGreaterThan(generations[1]!)
  expect(writing.generation()).toBe(generations[0]! + 1)
  const after = await contentOf(reading)
  expect(after).toEqual(await contentOf(writing))
  expect(after).toMatchObject({ round: '2', documents: IDS.map(id => documentsOf(2).find(one => one.id === id)) })
  expect(after.words).toHaveLength(documentsOf(2).length)
  expect(orphanedRows(file)).toEqual(nothingLeft(documentsOf(2).length))
  writing.close()
  reading.close()
})

it('that is aborted leaves the old documents, and none of its own', async () => {
  const file = newFile()
  const engine = await filled(file)
  const before = await contentOf(engine)
  const broken = engine.write(async writer => {
    await writeRound(writer, 2, () => writer.pause())
    throw new Error('broken off')
  })
  await expect(broken).rejects.toThrow('broken off')
  expect(await contentOf(engine)).toEqual(before)
  expect(orphanedRows(file)).toEqual(nothingLeft(documentsOf(1).length))
  await engine.write(writer => writeRound(writer, 3, () => writer.pause()))
  expect(await contentOf(engine)).toMatchObject({ round: '3' })
  engine.close()
})

/** A process that writes the second round and stops at a chosen point, having committed its parts. */
async function killed(file: string, stopAt: number) {
  const script = path.join(__dirname, 'support/pieces-process.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, file, String(stopAt)], { cwd: ROOT })
  const closed = once(child, 'close')
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await closed
}

it.each([
  ['the next start', async (file: string) => openEngine({ file })],
  [
    'the next write',
    async (file: string) => {
      const engine = openEngine({ file })
      await engine.write(writer => writer.setMeta('other', 'written'))
      return engine
    },
  ],
])(
  'of a killed process is removed by %s',
  async (_, open) => {
    const file = newFile()
    const first = await filled(file)
    const before = await contentOf(first)
    first.close()
    for (const stopAt of [3, 17]) {
      await killed(file, stopAt)
      expect(orphanedRows(file).loose).toBeGreaterThan(0)
      const engine = await open(file)
      expect(await contentOf(engine)).toEqual(before)
      await eventually(() => expect(orphanedRows(file)).toEqual(nothingLeft(documentsOf(1).length)))
      expect(await contentOf(engine)).toEqual(before)
      engine.close()
    }
    const engine = openEngine({ file })
    await engine.write(writer => writeRound(writer, 2))
    expect((await contentOf(engine)).words).toHaveLength(documentsOf(2).length)
    engine.close()
  },
  60_000,
)

it('is not touched by another process that opens the file meanwhile', async () => {
  const file = newFile()
  const writing = await filled(file)
  await writing.write(async writer => {
    await writeRound(writer, 2, () => writer.pause())
    const other = openEngine({ file })
    await other.warmUp()
    expect(orphanedRows(file).loose).toBeGreaterThan(0)
    other.close()
  })
  expect((await contentOf(writing)).words).toHaveLength(documentsOf(2).length)
  writing.close()
})
