/** Health checks with a database that is read-only. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { wrapSqliteFile, openSqliteFile } from '../../server/accounts/database/sqlite'
import { makeFolder } from '../../server/data-folder'
import { inlineDocumentWorker } from '../../server/document-worker'
import { openPlainEngine } from './engine/support/plain-engine'
import { startServer, temporaryDir, type TestServer } from './support/server'

const statuses = async ({ app }: TestServer) =>
  Promise.all(['/healthz', '/readyz'].map(async url => (await app.inject(url)).statusCode))

describe('health', () => {
  let server: TestServer
  beforeEach(async () => void (server = await startServer()))
  afterEach(() => server.close())

  it('is well while the database can be written', async () => {
    expect((await statuses(server))[0]).toBe(200)
  })

  it('fails while nothing can be written, though reading works', async () => {
    jest.spyOn(server.store, 'tryWriting').mockRejectedValue(new Error('database or disk is full'))
    expect(await statuses(server)).toEqual([500, 503])
    expect((await server.app.inject('/healthz')).body).not.toContain('disk')
    expect(server.log.join('')).toContain('database or disk is full')
  })

  it('is not ready while a thread does not answer', async () => {
    const documentWorker = { ...inlineDocumentWorker, answers: async () => false }
    const silent = await startServer({}, { engine: openPlainEngine(), documentWorker })
    expect(await statuses(silent)).toEqual([200, 503])
    await silent.close()
  })

  it('is ready while all threads answer', async () => {
    const well = await startServer({}, { engine: openPlainEngine() })
    expect(await statuses(well)).toEqual([200, 200])
    await well.close()
  })

  it('writes at most once a second, however often it is requested', async () => {
    const written = jest.spyOn(server.store, 'tryWriting')
    for (let n = 0; n < 50; n++) await server.app.inject('/healthz')
    expect(written.mock.calls.length).toBeLessThan(10)
  })
})

it('a read-only accounts.db fails the test, and keeps its version', async () => {
  const dir = temporaryDir()
  makeFolder(dir)
  const file = openSqliteFile(path.join(dir, 'accounts.db'))
  const version = () => file.prepare('PRAGMA user_version').get()
  const before = version()
  const db = wrapSqliteFile(file)
  await db.tryWriting()
  expect(version()).toEqual(before)
  file.exec('PRAGMA query_only = ON')
  await expect(db.tryWriting()).rejects.toThrow(/readonly|read-only/)
  file.exec('PRAGMA query_only = OFF')
  await db.close()
  rmSync(dir, { recursive: true })
})
