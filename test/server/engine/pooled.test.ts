/** The pooled engine stops, refuses, and survives the death of a thread. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { type Clause, type Engine, EngineError, EngineUnavailableError } from '../../../server/engine/port'
import { BusyError } from '../../../server/threads/busy'
import { TaskEndedError } from '../../../server/threads/task-ended'
import { eventually } from '../../support/time'
import { temporaryDir } from '../support/server'
import { ALL, BY_ID, documentOf, plain, SPEC, text } from './support/documents'
import { openPooled } from './support/pooled'

const DOCUMENTS = 1500
const dir = temporaryDir()
const file = path.join(dir, 'corpus.db')
const troubles: string[] = []
const pools = new Set<Piscina>()
/** The number of queries that a thread has under way. */
const inHand = new Map<Worker, number>()
/** No thread reports that it is ready. */
let isSilent = false
let engine: Engine

beforeAll(async () => {
  const run = Piscina.prototype.run
  jest.spyOn(Piscina.prototype, 'run').mockImplementation(async function (this: Piscina, ...task) {
    pools.add(this)
    if (isSilent && task[1]?.name === 'ready') return new Promise(() => undefined)
    const thread = this.threads[0] as unknown as Worker
    const count = (more: number) => inHand.set(thread, (inHand.get(thread) ?? 0) + more)
    count(1)
    return run.apply(this, task).finally(() => count(-1))
  })
  engine = openPooled(file, { onTrouble: error => void troubles.push(error.message) })
  const filling = '原告与被告签订合同，约定付款。被告未付。'.repeat(60)
  await engine.write(writer => {
    writer.define(SPEC)
    for (let n = 0; n < DOCUMENTS; n++) writer.put('case', documentOf(String(n), { blocks: [plain(filling + n)] }))
  })
})
beforeEach(() => void troubles.splice(0))
afterAll(async () => {
  await engine.close()
  rmSync(dir, { recursive: true })
})

const count = (where: Clause, signal?: AbortSignal) => engine.count({ collection: 'case', where, signal })
let queryCount = 0
/** Matches nothing, must read every text, and is new each time. */
const heavy = (): Clause => ({
  kind: 'text',
  scope: 'full',
  words: ['签订', '未付', '签'],
  near: { within: 'gap', gap: queryCount++ / 1000 },
})
const threads = () => [...pools].flatMap(pool => pool.threads)
/** Dies of an error that nothing catches: a message unknown to the pool. */
const kill = (thread: Piscina['threads'][number]) => thread.postMessage({})
const DEATH = "Cannot read properties of undefined (reading 'on')"

describe('the pooled engine', () => {
  it('keeps this thread free while it searches', async () => {
    const answers = Promise.all(Array.from({ length: 6 }, () => count(heavy())))
    let longest = 0
    let last = performance.now()
    const ticking = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 1)
    expect(await answers).toEqual([0, 0, 0, 0, 0, 0])
    clearInterval(ticking)
    process.stdout.write(`figure: six heavy questions in threads hold the loop ${longest.toFixed(0)} ms at most\n`)
  })

  it('reports a wrong query as the embedded engine does', async () => {
    const wrong = count(text('事实', '甲'))
    await expect(wrong).rejects.toThrow(EngineError)
    await expect(wrong).rejects.toThrow('case has no scope 事实')
  })

  it('reads only the documented fields of a query', async () => {
    const more = { collection: 'case', where: ALL, fields: [{ field: '类型' }], engine }
    expect([await engine.count(more), await engine.facets(more)]).toEqual([DOCUMENTS, { 类型: [] }])
  })

  it('stops when the client has left, before the start and after', async () => {
    await expect(count(ALL, AbortSignal.abort())).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    const left = Array.from({ length: 40 }, () => new AbortController())
    const answers = left.map(({ signal }) => count(heavy(), signal))
    // A light query passes the heavy ones, which are then under way.
    await count(ALL)
    left.forEach(one => one.abort())
    const ends = await Promise.allSettled(answers)
    expect(ends.map(({ status }) => status)).toEqual(Array(40).fill('rejected'))
    expect(await count(ALL)).toBe(DOCUMENTS)
  })

  it('refuses what exceeds the limit, and answers the rest', async () => {
    const answers = Array.from({ length: 300 }, () => count(ALL))
    const ends = await Promise.allSettled(answers)
    const refused = ends.flatMap(end => (end.status === 'rejected' ? [end.reason as unknown] : []))
    expect(refused).toHaveLength(300 - 256)
    expect(refused.every(error => error instanceof BusyError)).toBe(true)
    expect(await count(ALL)).toBe(DOCUMENTS)
  })

  it('answers the queries of a thread that died, and replaces it', async () => {
    const before = threads().map(({ threadId }) => threadId)
    const answers = Array.from({ length: 8 }, () => count(heavy()))
    kill(threads()[0]!)
    expect(await Promise.all(answers)).toEqual(Array(8).fill(0))
    expect(troubles).not.toEqual([])
    expect(new Set(troubles)).toEqual(new Set([DEATH]))
    expect(threads()).toHaveLength(2)
    expect(before).not.toEqual(threads().map(({ threadId }) => threadId))
    await engine.write(writer => writer.put('case', documentOf('new', { title: '新来的' })))
    const counts = await Promise.all([text('title', '新来'), text('title', '新来的')].map(where => count(where)))
    expect(counts).toEqual([1, 1])
  })

  it('completes a write though a thread dies before it is notified', async () => {
    kill(threads()[0]!)
    await engine.write(writer => writer.put('case', documentOf('late', { title: '后到的' })))
    const wheres = ['后', '到', '后到', '到的', '后到的'].map(word => text('title', word))
    expect(await Promise.all(wheres.map(where => count(where)))).toEqual([1, 1, 1, 1, 1])
  })

  it('reports that it is busy when the second thread dies too', async () => {
    const answers = Array.from({ length: 4 }, () => count(heavy()))
    const dying = setInterval(() => threads().forEach(kill), 5)
    const ends = await Promise.allSettled(answers)
    clearInterval(dying)
    const refused = ends.flatMap(end => (end.status === 'rejected' ? [end.reason as unknown] : []))
    expect(refused).not.toEqual([])
    expect(refused.every(error => error instanceof BusyError)).toBe(true)
    expect(await engine.ids({ collection: 'case', where: text('title', '新来'), order: BY_ID })).toEqual(['new'])
  })

  it('continues with one thread, which is replaced at work and at rest', async () => {
    const others = new Set(pools)
    const alone = openPooled(file, { workers: 1, onTrouble: error => void troubles.push(error.message) })
    const ask = (where: Clause) => alone.count({ collection: 'case', where })
    await ask(ALL)
    const [newPool] = [...pools].filter(pool => !others.has(pool))
    const answers = Promise.all([heavy(), heavy(), ALL].map(ask))
    kill(newPool!.threads[0]!)
    expect((await answers).slice(0, 2)).toEqual([0, 0])
    const { threadId } = newPool!.threads[0]!
    await (newPool!.threads[0] as unknown as Worker).terminate()
    await eventually(() => expect(newPool!.threads.map(thread => thread.threadId)).not.toEqual([threadId]))
    expect(await ask(ALL)).toBe(await count(ALL))
    await alone.close()
  })

  it('ends at any time, and no thread ends before its queries', async () => {
    const ending = openPooled(file)
    const answers = Array.from({ length: 40 }, () => ending.count({ collection: 'case', where: heavy() }))
    const ends = Promise.allSettled(answers)
    const questionsAtEnd: Array<number | undefined> = []
    const { terminate } = Worker.prototype
    const ended = jest.spyOn(Worker.prototype, 'terminate').mockImplementation(function (this: Worker) {
      questionsAtEnd.push(inHand.get(this))
      return terminate.call(this)
    })
    await ending.count({ collection: 'case', where: ALL })
    await ending.close()
    expect((await ends).map(({ status }) => status)).toContain('rejected')
    expect(questionsAtEnd).toEqual([0, 0])
    ended.mockRestore()
    await expect(ending.count({ collection: 'case', where: ALL })).rejects.toThrow('the engine is closed')
  })

  it('ends a query after its deadline, and frees its place', async () => {
    const ended: Array<[string, string]> = []
    const short = openPooled(file, { deadline: 1, onEnded: (...end) => void ended.push(end) })
    const ask = () => short.count({ collection: 'case', where: heavy() })
    for (let n = 0; n < 5; n++) await expect(ask()).rejects.toThrow(new TaskEndedError('search', 'time'))
    expect(ended).toEqual(Array(5).fill(['search', 'time']))
    // A flag is free again when its thread has read it.
    for (let round = 0; round < 2; round++)
      await eventually(async () => {
        const ends = await Promise.allSettled(Array.from({ length: 256 }, ask))
        expect(ends.filter(end => 'reason' in end && end.reason instanceof BusyError)).toEqual([])
      })
    await short.close()
  })

  it('is unhealthy while one of its threads does not answer', async () => {
    expect(await engine.health()).toMatchObject({ collections: { case: expect.any(Number) as number } })
    isSilent = true
    await expect(engine.health()).rejects.toThrow(EngineUnavailableError)
    expect(await count(ALL)).toBeGreaterThan(0)
    isSilent = false
    expect(await engine.health()).toHaveProperty('bytes')
  })

  it('shows a write to every thread before the write is done', async () => {
    for (let round = 0; round < 5; round++) {
      await engine.write(writer => writer.put('case', documentOf('round', { title: `第${round}轮` })))
      const wheres = ['第', '轮', `第${round}`, `${round}轮`, `第${round}轮`].map(word => text('title', word))
      expect(await Promise.all(wheres.map(where => count(where)))).toEqual([1, 1, 1, 1, 1])
    }
  })
})
