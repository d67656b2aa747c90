/** Two servers that share everything: documents on a cluster, accounts in PostgreSQL, counts in Redis. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { sampleCorpus } from '../../server/corpus/sample'
import { openSearchEngine } from '../../server/engine/open'
import { caseLibrary } from '../../server/libraries/case'
import { describeTogether } from '../services/support/describe-together'
import { sharedServices } from '../services/support/shared'
import { runCommand } from '../server/support/command'
import { startProcess } from '../server/support/process'
import { fakeH5, temporaryDir } from '../server/support/server'
import { roundRobin } from '../support/round-robin'
import { eventually, patience } from '../support/time'
import { visitorAt } from '../support/visitor'
import { describeOnCluster, newPrefix, removeAll, settingsOf, urls } from './support/engine'

const PATIENCE = patience(120_000)
const QUESTIONS = ['', '全文:判决', '全文:被告人 判决', '标题:判决书']

const describeOnAll = process.env.SHARED_SERVICES ? describeOnCluster : describe.skip

describeOnAll('two servers over OpenSearch, PostgreSQL and Redis', () => {
  const dir = temporaryDir()
  const prefix = newPrefix()
  let services: Awaited<ReturnType<typeof sharedServices>>
  let processes: ReturnType<typeof startProcess>[]
  let origins: string[]
  let door: Awaited<ReturnType<typeof roundRobin>>

  beforeAll(async () => {
    services = await sharedServices()
    const search = { SEARCH_URL: urls().join(), SEARCH_PREFIX: prefix, SEARCH_SHARDS: '1', SEARCH_REPLICAS: '0' }
    const start = (name: string) =>
      startProcess({
        DATA_DIR: path.join(dir, name),
        H5_DIR: fakeH5(path.join(dir, `h5-${name}`)),
        ...{ CORPUS: 'none', WORKERS: '0', FIRST_PAINT: 'no' },
        ...search,
        ...services.env,
      })
    processes = ['one', 'two'].map(start)
    origins = (await Promise.all(processes.map(({ ready }) => ready))).map(url => url.replace(/\/$/, ''))
    door = await roundRobin(origins)
    // A separate process imports while both of them serve.
    const { code, err } = await runCommand('server/corpus/import/main.ts', ['server/corpus/import/examples'], {
      ...{ DATA_DIR: dir, ...search },
    })
    if (code) throw new Error(err)
  }, PATIENCE)
  afterAll(async () => {
    await door?.close()
    for (const { child, ended } of processes ?? []) {
      child.kill('SIGTERM')
      await ended
    }
    await removeAll(prefix)
    await services.end()
    rmSync(dir, { recursive: true })
  })

  it('both show documents imported meanwhile', async () => {
    const imported = async (origin: string) => expect(await visitorAt(origin).cases()).not.toEqual([])
    await eventually(() => Promise.all(origins.map(imported)))
    for (const question of QUESTIONS) {
      const [one, two] = await Promise.all(origins.map(origin => visitorAt(origin).cases(question, 20)))
      expect(one).not.toEqual([])
      expect(two).toEqual(one)
    }
  })

  describeTogether(() => door.origin)

  it('both show writes of another process', async () => {
    const idsOn = (origin: string) => visitorAt(origin).cases('', 50)
    const before = await idsOn(origins[0]!)
    const [record] = sampleCorpus({ cases: 1 }).cases
    const document = caseLibrary.toDocument(record!)
    const engine = await openSearchEngine({ ...settingsOf(prefix), shards: 1 })
    await engine.write(writer => writer.put(caseLibrary.spec.name, document))
    await eventually(async () => {
      const lists = await Promise.all(origins.map(idsOn))
      expect(lists.map(ids => ids.length)).toEqual([before.length + 1, before.length + 1])
      for (const ids of lists) expect(ids).toContainEqual({ jid: document.id })
    })
    await engine.close()
  })
})
