/** A cluster that is unusable or is lost: its messages, and its recovery. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ServerSource } from '../../scripts/server-entries'
import { openSearchEngine } from '../../server/engine/open'
import { sampleCorpus } from '../../server/corpus/sample'
import type { Engine } from '../../server/engine/port'
import { caseLibrary } from '../../server/libraries/case'
import { createMetrics } from '../../server/metrics/registry'
import { runCommand } from '../server/support/command'
import { startServer, type TestServer } from '../server/support/server'
import { failureIn, get } from '../server/support/visits'
import { selfSignedCertificate } from '../support/certificate'
import { eventually } from '../support/time'
import { doorToCluster } from './support/door'
import { describeOnCluster, newPrefix, removeAll, settingsOf } from './support/engine'

const PASSWORD = 'search:hush%'
const USER = 'search:hush%25'
const CASES = '/judgement-search/api/v1/search/list?pageSize=2&query='
const SENTENCE = '检索服务暂不可用，请稍后再试'

describeOnCluster('a cluster behind TLS and a password', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'alpha-search-'))
  const tls = selfSignedCertificate()
  const pem = path.join(dir, 'ca.pem')
  let door: Awaited<ReturnType<typeof doorToCluster>>

  beforeAll(async () => {
    writeFileSync(pem, tls.cert)
    writeFileSync(path.join(dir, 'other.pem'), selfSignedCertificate().cert)
    writeFileSync(path.join(dir, 'no.pem'), 'no certificate')
    door = await doorToCluster({ tls, password: PASSWORD })
  })
  afterAll(async () => {
    await door.end()
    rmSync(dir, { recursive: true })
  })

  describe('with a wrong setting ends a start with one sentence and exit code 1', () => {
    const start = (env: Record<string, string>, script: ServerSource = 'server/main.ts', args: string[] = []) =>
      runCommand(script, args, { DATA_DIR: dir, CORPUS: 'none', PORT: '0', SEARCH_CA: pem, ...env })
    const certificate = (name: string) => path.join(dir, name)

    it.each([
      [
        'the address',
        () => ({ SEARCH_URL: 'https://127.0.0.1:1' }),
        /^The search cluster of SEARCH_URL cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:1\.\n$/,
      ],
      [
        'the password',
        () => ({ SEARCH_URL: door.urlFor('search:other') }),
        /^The search cluster of SEARCH_URL knows no such user with this password \(401\)\.\n$/,
      ],
      [
        'a certificate of somebody else',
        () => ({ SEARCH_URL: door.urlFor(USER), SEARCH_CA: certificate('other.pem') }),
        /^The search cluster of SEARCH_URL cannot be reached: .*certificate.*\.\n$/,
      ],
      [
        'a certificate that is none',
        () => ({ SEARCH_URL: door.urlFor(USER), SEARCH_CA: certificate('no.pem') }),
        /^SEARCH_CA must be a file with a certificate, not ".*no\.pem"\.\n$/,
      ],
      [
        'a password that is not encoded',
        () => ({ SEARCH_URL: door.urlFor(PASSWORD) }),
        /^SEARCH_URL must list addresses such as .*\.\n$/,
      ],
    ])('%s', async (_what, env, sentence) => {
      const { code, out, err } = await start(env())
      expect([code, out]).toEqual([1, ''])
      expect(err).toMatch(sentence)
      expect(err).not.toMatch(/hush|other:|search:/)
    })

    it('also ends an import and a command', async () => {
      const env = { SEARCH_URL: door.urlFor('search:other') }
      const sentence = 'The search cluster of SEARCH_URL knows no such user with this password (401).\n'
      const ended = await Promise.all([
        start(env, 'server/corpus/import/main.ts', ['server/corpus/import/examples']),
        start(env, 'server/admin/main.ts', ['corpus', 'list']),
      ])
      expect(ended).toEqual(Array(2).fill({ code: 1, out: '', err: sentence }))
    })
  })

  describe('under a running server', () => {
    let prefix: string
    let engine: Engine
    let server: TestServer
    beforeAll(async () => {
      prefix = newPrefix()
      const settings = { ...settingsOf(prefix), urls: [door.urlFor(USER)], ca: tls.cert, timeoutMs: 1000 }
      engine = await openSearchEngine(settings)
      const [record] = sampleCorpus({ cases: 1 }).cases
      await engine.write(writer => {
        writer.define(caseLibrary.spec)
        writer.put(caseLibrary.spec.name, caseLibrary.toDocument(record!))
      })
      server = await startServer({ LOG_LEVEL: 'silent' }, { engine })
    })
    afterAll(async () => {
      await server.close()
      await engine.close()
      await removeAll(prefix)
    })

    let searchCount = 0
    /** A new query each time: cached replies need no cluster. */
    const search = () => get(server, `${CASES}${encodeURIComponent(`全文:${++searchCount}`)}`)
    const isReady = async () => (await get(server, '/readyz')).statusCode === 200
    const comesBack = () =>
      eventually(async () => expect([await isReady(), (await search()).statusCode]).toEqual([true, 200]))

    const TROUBLES: [string, () => void, () => void][] = [
      ['is away', () => door.shut(), () => door.open()],
      ['never answers', () => (door.door.before = () => new Promise(() => {})), () => delete door.door.before],
      ['has another password', () => (door.door.password = 'search:new'), () => (door.door.password = PASSWORD)],
    ]
    it.each(TROUBLES)(
      'that %s is reported in one sentence, queried again, and recovers by itself',
      async (_, go, come) => {
        expect([await isReady(), (await search()).statusCode]).toEqual([true, 200])
        go()
        const refused = await search()
        expect(failureIn(refused)).toMatchObject({ code: 503, id: 'search_unavailable', resultMsg: SENTENCE })
        expect(refused.headers['retry-after']).toBe('2')
        // A reply is cached for a second.
        const ready = await eventually(async () => {
          const reply = await get(server, '/readyz')
          expect(reply.statusCode).toBe(503)
          return reply
        })
        expect(ready.json()).toEqual({ ok: false, id: 'search_unavailable', resultMsg: SENTENCE })
        expect((await get(server, '/healthz')).statusCode).toBe(200)
        come()
        await comesBack()
      },
    )

    it('costs nothing without a cluster', async () => {
      const { registry } = createMetrics(engine)
      door.shut()
      await search()
      const text = await registry.metrics()
      expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
      expect(text).not.toMatch(/^corpus_documents\{/m)
      door.open()
      await comesBack()
      expect(await registry.metrics()).toContain('corpus_documents{collection="case"} 1')
    })
  })
})
