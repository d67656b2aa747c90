/** An expensive query does not delay cheap ones. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { type Clause, type Engine, EngineError, QueryTooHardError } from '../../../server/engine/port'
import { openEngine } from '../../../server/engine/sqlite'
import { temporaryDir } from '../support/server'
import { openPooled } from './support/pooled'
import { ALL, BY_ID, documentOf, plain, SPEC, text } from './support/documents'
import { patience } from '../../support/time'

const DOCUMENTS = 1500
const dir = temporaryDir()
let engine: Engine
beforeAll(async () => {
  engine = openEngine({ file: path.join(dir, 'corpus.db') })
  const filling = '原告与被告签订合同，约定付款。被告未付。'.repeat(60)
  await engine.write(writer => {
    writer.define(SPEC)
    for (let n = 0; n < DOCUMENTS; n++) writer.put('case', documentOf(String(n), { blocks: [plain(filling + n)] }))
  })
})
afterAll(() => {
  engine.close()
  rmSync(dir, { recursive: true })
})

/** Matches nothing, and must read every text. */
const heavy = (gap: number): Clause => ({
  kind: 'text',
  scope: 'full',
  words: ['签订', '未付', '签'],
  near: { within: 'gap', gap },
})

describe('a query that reads every text', () => {
  it('lets a light one pass, and the event loop turn', async () => {
    const results: string[] = []
    const slow = engine
      .count({ collection: 'case', where: heavy(0) })
      .then(count => void results.push(`heavy ${count}`))
    let turns = 0
    const turn = () => {
      turns++
      if (results.length < 2) setImmediate(turn)
    }
    setImmediate(turn)
    const light = engine
      .count({ collection: 'case', where: text('full', '第') })
      .then(count => void results.push(`light ${count}`))
    await Promise.all([slow, light])
    expect(results).toEqual(['light 0', 'heavy 0'])
    expect(turns).toBeGreaterThan(3)
  })

  it('stops when its client has left', async () => {
    const abandoned = new AbortController()
    const answer = engine.count({ collection: 'case', where: heavy(1), signal: abandoned.signal })
    abandoned.abort()
    await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    expect(await engine.count({ collection: 'case', where: ALL })).toBe(DOCUMENTS)
  })

  it('keeps its version of the corpus while another is written', async () => {
    const before = engine.ids({ collection: 'case', where: { kind: 'not', clause: heavy(2) }, order: BY_ID })
    await engine.write(writer => writer.remove('case', '7'))
    expect(await before).toHaveLength(DOCUMENTS)
    expect(await engine.count({ collection: 'case', where: { kind: 'not', clause: heavy(2) } })).toBe(DOCUMENTS - 1)
  })
})

/** Nineteen words stand together in every order, and the last one too far behind them. */
it(
  'a query that would take too long is refused, without a count',
  async () => {
    const words = [...'甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉']
    const last = words.pop()!
    const together = Array.from({ length: 60 }, (_, n) =>
      words
        .slice(n % 19)
        .concat(words.slice(0, n % 19))
        .join(''),
    ).join('')
    const where: Clause = { kind: 'text', scope: 'full', words: [...words, last], near: { within: 'gap', gap: 99 } }
    const file = path.join(dir, 'hard.db')
    const alone = openEngine({ file, readAtMost: 0 })
    // A deadline would end the query before its limit of steps does on a slow machine.
    const threads = openPooled(file, { deadline: patience(60_000) })
    for (const writing of [alone, threads]) {
      await writing.write(writer => {
        writer.define(SPEC)
        const blocks = [plain(`${together}${'。'.repeat(120)}${last}`)]
        writer.put('case', documentOf(writing === alone ? 'indexed' : 'pending', { blocks }))
      })
      await expect(writing.count({ collection: 'case', where })).rejects.toThrow(QueryTooHardError)
    }
    const fewer = { ...where, words: words.slice(0, 10) }
    expect(await threads.count({ collection: 'case', where: fewer })).toBe(2)
    await threads.close()
    alone.close()
  },
  patience(120_000),
)

describe('invalid input', () => {
  const countOf = (where: Clause) => engine.count({ collection: 'case', where })

  it('is refused: an unknown scope, value or number', async () => {
    await expect(countOf(text('事实', '甲'))).rejects.toThrow('case has no scope 事实')
    await expect(countOf({ kind: 'value', field: '法院', values: [] })).rejects.toThrow('case has no values 法院')
    await expect(countOf({ kind: 'range', field: '年' })).rejects.toThrow('case has no number 年')
  })

  it.each([
    ['scope', { blocks: [{ scope: '事实', text: '' }] }],
    ['names', { names: { 律师: [] } }],
    ['values', { values: { 法院: [] } }],
    ['number', { numbers: { 年: 1 } }],
  ])('is not written: %s', async (what, parts) => {
    const writing = engine.write(writer => writer.put('case', documentOf('new', parts)))
    await expect(writing).rejects.toThrow(`case new: no ${what} is called`)
    expect(await engine.get('case', 'new')).toBeUndefined()
  })

  it('gets no answer after the end', async () => {
    const closed = openEngine({ file: path.join(dir, 'closed.db') })
    closed.close()
    closed.close()
    await expect(closed.get('case', '1')).rejects.toThrow(EngineError)
    await expect(closed.write(() => undefined)).rejects.toThrow('the engine is closed')
  })
})

it.each([
  ['while documents come', (close: () => void) => Promise.resolve().then(close)],
  ['while these are indexed', (close: () => void) => void setImmediate(close)],
])('a write interrupted by the end changes nothing: %s', async (when, end) => {
  const file = path.join(dir, `${when}.db`)
  const before = openEngine({ file })
  await before.write(writer => {
    writer.define(SPEC)
    writer.put('case', documentOf('before', { title: '原告' }))
  })
  const engine = openEngine({ file, readAtMost: 0 })
  const writing = engine.write(async writer => {
    for (let n = 0; n < 300; n++) writer.put('case', documentOf(String(n), { blocks: [plain('约定付款'.repeat(500))] }))
    await end(() => void engine.close())
    for (let n = 0; n < 300; n++) writer.put('case', documentOf(`b${n}`, { title: '被告' }))
  })
  await expect(writing).rejects.toThrow('the engine is closed')
  await before.catchUp()
  expect(await before.ids({ collection: 'case', where: ALL, order: BY_ID })).toEqual(['before'])
  await before.write(writer => writer.remove('case', 'before'))
  before.close()
})
