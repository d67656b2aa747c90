/** Effects of several processes on one cluster. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { openSearchEngine } from '../../server/engine/open'
import type { Engine } from '../../server/engine/port'
import { runs } from '../support/length'
import { eventually, letPass, patience } from '../support/time'
import { ALL, BY_ID, documentOf, SPEC, text } from '../server/engine/support/documents'
import { describeOnCluster, indicesOf, newPrefix, onCluster, removeAll, settingsOf } from './support/engine'

const ROOT = path.resolve(__dirname, '../..')
const SIZE = 40
const PATIENCE = patience(240_000)

function startWriting(prefixes: string[], clockOff = 0) {
  const script = path.join(__dirname, 'support/writer-process.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, String(SIZE), ...prefixes], {
    cwd: ROOT,
    env: { ...process.env, CLOCK_OFF: String(clockOff) },
  })
  let out = ''
  let err = ''
  child.stdout.on('data', chunk => (out += String(chunk)))
  child.stderr.on('data', chunk => (err += String(chunk)))
  /** Waits until the process has printed the word for each prefix. */
  const hasPrinted = (word: string) =>
    eventually(() => {
      if (child.exitCode !== null) throw new Error(err)
      expect(prefixes.filter(prefix => !out.includes(`${prefix} ${word};`))).toEqual([])
    }, PATIENCE)
  const hasPrintedRound = (round: number) => hasPrinted(String(round))
  const hasOpened = () => hasPrinted('open')
  const kill = async () => {
    const closed = once(child, 'close')
    child.kill('SIGKILL')
    await closed
  }
  return { hasPrintedRound, hasOpened, kill, out: () => out, isRunning: () => child.exitCode === null }
}

const titled = (engine: Engine, title: string) => engine.count({ collection: SPEC.name, where: text('full', title) })

async function expectWhole(engine: Engine) {
  const round = await engine.meta('round')
  expect(Number(round)).toBeGreaterThanOrEqual(1)
  expect([await titled(engine, `第${round}轮`), await titled(engine, '第')]).toEqual([SIZE, SIZE])
  const { hits } = await engine.search({ collection: SPEC.name, where: ALL, order: BY_ID, from: 0, size: SIZE + 1 })
  expect(hits.map(({ numbers }) => numbers.日期)).toEqual(Array(SIZE).fill(Number(round)))
  const suggested = await engine.suggest({ dictionaries: ['words'], text: '第', limit: 9 })
  expect(suggested.map(({ text: word }) => word)).toEqual([`第${round}轮`])
}

describeOnCluster('a process that writes', () => {
  const WAVES = runs(5)
  const AT_ONCE = 6

  it(
    `leaves the old or the new documents complete, whenever it dies: ${WAVES * AT_ONCE} times`,
    async () => {
      for (let wave = 0; wave < WAVES; wave++) {
        const prefixes = Array.from({ length: AT_ONCE }, newPrefix)
        const writer = startWriting(prefixes)
        await writer.hasPrintedRound(1)
        await letPass(Math.random() * 2000)
        await writer.kill()
        await Promise.all(
          prefixes.map(async prefix => {
            const engine = await openSearchEngine(settingsOf(prefix))
            await expectWhole(engine)
            await engine.close()
            await removeAll(prefix)
          }),
        )
      }
    },
    PATIENCE,
  )

  it(
    'is followed by the next one after its lease, which removes its remains',
    async () => {
      const prefix = newPrefix()
      const writer = startWriting([prefix])
      await writer.hasPrintedRound(1)
      await writer.kill()
      const engine = await openSearchEngine(settingsOf(prefix))
      await engine.write(again => again.put(SPEC.name, documentOf('new', { title: '第' })))
      expect(await titled(engine, '第')).toBe(SIZE + 1)
      await engine.close()
      await (await openSearchEngine(settingsOf(prefix))).close()
      // The live one, the one before, and the state.
      expect((await indicesOf(prefix)).length).toBeLessThanOrEqual(3)
      await removeAll(prefix)
    },
    PATIENCE,
  )

  describe('that is killed', () => {
    const orphan = (prefix: string) => `${prefix}-g9-0123abcd-0`
    const isThere = async (prefix: string) => (await indicesOf(prefix)).includes(orphan(prefix))
    let ahead = 0
    beforeEach(() => {
      ahead = 0
      const now = performance.now.bind(performance)
      jest.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
    })
    afterEach(() => jest.restoreAllMocks())

    it(
      'leaves nothing behind once a server has started and found its lease dead',
      async () => {
        const prefix = newPrefix()
        await (await openSearchEngine(settingsOf(prefix))).close()
        await onCluster(`/${orphan(prefix)}`, 'PUT')
        await onCluster(`/${prefix}-state/_doc/lease`, 'PUT', { holder: 'a writer', renewals: 7 })
        const server = await openSearchEngine(settingsOf(prefix))
        await letPass(500)
        expect(await isThere(prefix)).toBe(true)
        ahead = 31_000
        await eventually(async () => expect(await isThere(prefix)).toBe(false))
        await server.close()
        await removeAll(prefix)
      },
      PATIENCE,
    )

    it(
      'loses nothing to a server that starts while it still writes',
      async () => {
        const prefix = newPrefix()
        const writing = await openSearchEngine(settingsOf(prefix))
        await onCluster(`/${orphan(prefix)}`, 'PUT')
        let server: Engine | undefined
        await writing.write(async writer => {
          writer.define(SPEC)
          writer.put(SPEC.name, documentOf('1'))
          server = await openSearchEngine(settingsOf(prefix))
          // The lease is renewed between these two checks.
          for (let look = 0; look < 2; look++) {
            ahead += 20_000
            await letPass(2500)
            expect(await isThere(prefix)).toBe(true)
          }
        })
        expect(await writing.count({ collection: SPEC.name, where: ALL })).toBe(1)
        await server!.close()
        await writing.close()
        await removeAll(prefix)
      },
      PATIENCE,
    )
  })

  it(
    'becomes visible to others soon, completely or not at all',
    async () => {
      const prefix = newPrefix()
      const [writing, reading] = [
        await openSearchEngine(settingsOf(prefix)),
        await openSearchEngine(settingsOf(prefix)),
      ]
      const counts = new Set<number>()
      const write = (from: number) =>
        writing.write(writer => {
          writer.define(SPEC)
          for (let n = from; n < from + SIZE; n++) writer.put('case', documentOf(String(n), { title: '第' }))
        })
      const before = reading.generation()
      let done = false
      const asking = (async () => {
        while (!done) {
          counts.add(await titled(reading, '第'))
          // Cached values are returned without a pause, in which no other work would run.
          await letPass(5)
        }
      })()
      await write(0)
      const started = performance.now()
      await eventually(() => expect(reading.generation()).not.toBe(before))
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      process.stdout.write(`figure: what one server writes to the cluster is new to another after ${seconds} s\n`)
      await write(SIZE)
      await eventually(async () => expect(await titled(reading, '第')).toBe(2 * SIZE))
      done = true
      await asking
      expect([...counts].filter(count => count % SIZE)).toEqual([])
      await writing.close()
      await reading.close()
      await removeAll(prefix)
    },
    PATIENCE,
  )

  const HOUR = 3600_000
  async function takeTurnsWith(clockOff: number) {
    const prefix = newPrefix()
    const engine = await openSearchEngine(settingsOf(prefix))
    let other: ReturnType<typeof startWriting> | undefined
    await engine.write(async ours => {
      ours.define(SPEC)
      ours.put(SPEC.name, documentOf('ours', { title: '第' }))
      other = startWriting([prefix], clockOff)
      // It has checked the lease several times since.
      await other.hasOpened()
      await letPass(1000)
      expect([other.out(), other.isRunning()]).toEqual([`${prefix} open;\n`, true])
    })
    await other!.hasPrintedRound(1)
    await eventually(async () => expect(await titled(engine, '第')).toBe(SIZE + 1))
    await other!.kill()
    await engine.write(ours => ours.put(SPEC.name, documentOf('last', { title: '第' })))
    expect(await titled(engine, '第')).toBe(SIZE + 2)
    await engine.close()
    await removeAll(prefix)
  }

  it(
    'takes turns with others whose clocks are an hour ahead or behind',
    () => Promise.all([HOUR, -HOUR].map(takeTurnsWith)),
    PATIENCE,
  )

  it(
    'waits for another writer',
    async () => {
      const prefix = newPrefix()
      const [one, two] = [await openSearchEngine(settingsOf(prefix)), await openSearchEngine(settingsOf(prefix))]
      const put = (engine: Engine, id: string) =>
        engine.write(writer => {
          writer.define(SPEC)
          writer.put('case', documentOf(id))
        })
      await Promise.all([put(one, '1'), put(two, '2'), put(one, '3'), put(two, '4')])
      await eventually(async () =>
        expect(await one.ids({ collection: SPEC.name, where: ALL, order: BY_ID })).toEqual(['1', '2', '3', '4']),
      )
      await one.close()
      await two.close()
      await removeAll(prefix)
    },
    PATIENCE,
  )
})
