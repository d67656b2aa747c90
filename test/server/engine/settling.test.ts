/** A write joins the index when too much would have to be read. Its documents are found before and after. */
import { rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '../../../server/sqlite'
import type { Engine } from '../../../server/engine/port'
import { openEngine } from '../../../server/engine/sqlite'
import { letPass, patience } from '../../support/time'
import { temporaryDir } from '../support/server'
import { ALL, BY_ID, documentOf, plain, SPEC, text } from './support/documents'

const dir = temporaryDir()
afterAll(() => rmSync(dir, { recursive: true }))
let files = 0
const newFile = () => path.join(dir, `${++files}.db`)

const document = (id: string, words: string) => documentOf(id, { title: `案${id}`, blocks: [plain(words)] })
const put = (engine: Engine, ...documents: Array<ReturnType<typeof document>>) =>
  engine.write(writer => {
    writer.define(SPEC)
    documents.forEach(one => writer.put(SPEC.name, one))
  })
const ids = (engine: Engine, where = ALL) => engine.ids({ collection: SPEC.name, where, order: BY_ID })

function waiting(file: string) {
  const db = new DatabaseSync(file, { readOnly: true })
  const { count } = db.prepare('SELECT count(*) AS count FROM pending_1').get() as { count: number }
  db.close()
  return count
}

it('the index has all documents once too much would have to be read', async () => {
  const file = newFile()
  const engine = openEngine({ file, readAtMost: 40 })
  const expected: string[] = []
  for (let n = 0; n < 9; n++) {
    await put(engine, document(String(n), '原告与被告签订合同'))
    expected.push(String(n))
    expect(await ids(engine, text('full', '签订合同'))).toEqual(expected)
  }
  expect(waiting(file)).toBeLessThan(4)
  engine.close()
})

it('a document has its latest version: replaced, removed, or its place reused, in and out of the index', async () => {
  const file = newFile()
  for (const readAtMost of [0, 1000, 0]) {
    const engine = openEngine({ file, readAtMost })
    await put(engine, document('1', '甲乙丙'), document('2', '甲乙丁'), document('3', '甲乙戊'))
    await put(engine, document('2', '乙甲丁'))
    await engine.write(writer => writer.remove(SPEC.name, '1'))
    expect(await ids(engine, text('full', '甲乙'))).toEqual(['3'])
    await put(engine, document('4', '甲乙己'))
    expect(await ids(engine, text('full', '甲乙'))).toEqual(['3', '4'])
    expect(await ids(engine, text('title', '案'))).toEqual(['2', '3', '4'])
    const again = openEngine({ file })
    expect(await ids(again)).toEqual(await ids(engine))
    expect(await ids(again, text('full', '甲乙'))).toEqual(['3', '4'])
    again.close()
    await engine.write(writer => ['2', '3', '4'].forEach(id => writer.remove(SPEC.name, id)))
    expect(await ids(engine)).toEqual([])
    engine.close()
  }
})

it(
  'a text longer than a part stands beside others',
  async () => {
    const engine = openEngine({ file: newFile(), readAtMost: 0 })
    const long = '合同约定付款。'.repeat(350_000)
    await put(
      engine,
      document('1', `开始${long}`),
      document('2', '开始'),
      document('3', `${long}结束`),
      document('4', '结束'),
    )
    expect(await ids(engine, text('full', '开始'))).toEqual(['2', '1'])
    expect(await ids(engine, text('full', '定付款。结束'))).toEqual(['3'])
    const near = { kind: 'text', scope: 'full', words: ['付款', '结束'], near: { within: 'gap', gap: 1 } } as const
    expect(await ids(engine, { ...near, words: [...near.words] })).toEqual(['3'])
    await put(engine, document('3', '结束'))
    expect((await ids(engine, text('full', '结束'))).sort()).toEqual(['3', '4'])
    engine.close()
  },
  patience(120_000),
)

it(
  'the log does not grow with every write while others read',
  async () => {
    const file = newFile()
    // A clock by which the reader notices each commit, and frequent checks of the log.
    let time = 0
    const open = () => openEngine({ file, now: () => (time += 1000), tidyMs: 20 })
    const [writing, reading] = [open(), open()]
    const size = () => statSync(`${file}-wal`).size
    const sizes: number[] = []
    for (let round = 0; round < 6; round++) {
      await put(writing, document(String(round % 2), `${round}${'合同'.repeat(600_000)}`))
      for (let n = 0; n < 4; n++) {
        await ids(reading)
        await letPass(60)
      }
      sizes.push(size())
    }
    expect(sizes[5]).toBeLessThan(1.1 * sizes[3]!)
    writing.close()
    reading.close()
  },
  patience(120_000),
)
