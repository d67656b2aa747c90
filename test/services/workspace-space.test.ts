/** Workspaces in PostgreSQL: one of an earlier server, and one that exceeds the memory of its export. */
import { openAccountStore } from '../../server/accounts'
import { systemRuntime } from '../../server/runtime'
import { migrationsBeforeSpace, expectMigrated, REMOVED_AS_EMPTY } from '../server/support/earlier-workspace'
import { temporarySchema } from '../server/support/postgres'
import { RETENTION } from '../server/support/server'
import { archiveInSmallHeap } from '../server/support/small-heap'
import { CHEAP } from '../server/support/store'
import { patience } from '../support/time'

jest.setTimeout(patience(120_000))

let schema: Awaited<ReturnType<typeof temporarySchema>>
beforeEach(async () => void (schema = await temporarySchema()))
afterEach(() => schema.drop())

test('a workspace of an earlier server no longer counts removed entries', async () => {
  const steps = migrationsBeforeSpace('postgres')
  for (const step of [...steps, 'CREATE TABLE schema_version (version integer NOT NULL)']) await schema.query(step)
  await schema.query(`INSERT INTO schema_version VALUES (${steps.length}); ${REMOVED_AS_EMPTY}`)
  const place = { dataDir: '', databaseUrl: schema.url, dataKey: Buffer.alloc(32) }
  const store = await openAccountStore({
    ...place,
    ...RETENTION,
    runtime: systemRuntime,
    demo: false,
    passwordCost: CHEAP,
  })
  await expectMigrated(store)
  await store.close()
})

test('the archive of a workspace is made in parts, in little memory', async () => {
  const { text } = await archiveInSmallHeap({ DATABASE_URL: schema.url })
  expect(text).toBeGreaterThan(39_000_000)
})
