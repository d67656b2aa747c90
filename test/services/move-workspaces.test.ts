/** Workspaces that are moved once more, after devices have continued in both places. */
import type { WorkspaceChange } from '@contract/workspace'
import { openDatabase } from '../../server/accounts'
import { accountRepository } from '../../server/accounts/accounts'
import type { Database } from '../../server/accounts/database/port'
import { workspaceRepository } from '../../server/accounts/workspace'
import { moveAccounts } from '../../server/accounts/move'
import { temporarySchema } from '../server/support/postgres'
import { temporaryDir, RETENTION, testRuntime } from '../server/support/server'

const runtime = testRuntime()
const OWNER = 'wang'
let from: Database
let to: Database
let schema: Awaited<ReturnType<typeof temporarySchema>>
beforeEach(async () => {
  from = await openDatabase({ dataDir: temporaryDir() }, runtime)
  schema = await temporarySchema()
  to = await openDatabase({ dataDir: '', databaseUrl: schema.url }, runtime)
  await accountRepository(from, runtime).create({ id: OWNER, kind: 'member', name: '王' })
})
afterEach(async () => {
  await Promise.all([from.close(), to.close()])
  await schema.drop()
})

const put = async (db: Database, id: string, editedAt: number, body: string | null = `"${editedAt}"`, base = 0) => {
  const change: WorkspaceChange = { id, kind: 'document', body, editedAt, base }
  const { taken } = (await workspaceRepository(db, RETENTION.workspaceBytes).sync(OWNER, {
    since: 0,
    changes: [change],
  }))!
  expect(taken).toHaveLength(1)
}
const changesSince = async (since: number) => {
  const { entries, cursor } = (await workspaceRepository(to, RETENTION.workspaceBytes).sync(OWNER, {
    since,
    changes: [],
  }))!
  return { cursor, entries: entries.map(({ id, body, version }) => [id, body, version]) }
}
const move = async () => (await moveAccounts(from, to)).find(({ table }) => table === 'desk_entries')

test('keep their versions at first, and change nothing the second time', async () => {
  for (const id of ['a', 'b']) await put(from, id, 1)
  expect(await move()).toEqual({ table: 'desk_entries', moved: 2, existing: 0 })
  expect(await move()).toEqual({ table: 'desk_entries', moved: 0, existing: 2 })
  expect(await changesSince(1)).toEqual({ cursor: 2, entries: [['b', '"1"', 2]] })
})

test('bring later changes to devices of either side, though versions are in use by others', async () => {
  await put(from, 'a', 1)
  await move()
  await put(from, 'b', 2)
  await put(from, 'c', 3)
  await put(to, 'd', 4)
  expect(await move()).toEqual({ table: 'desk_entries', moved: 2, existing: 1 })
  // The old place has reported three changes, the new one two.
  expect(await changesSince(3)).toEqual({
    cursor: 5,
    entries: [
      ['b', '"2"', 4],
      ['c', '"3"', 5],
    ],
  })
  expect((await changesSince(0)).entries.map(([id]) => id)).toEqual(['a', 'd', 'b', 'c'])
  expect(await move()).toEqual({ table: 'desk_entries', moved: 0, existing: 3 })
  expect((await changesSince(0)).cursor).toBe(5)
})

test('keep the later edit of an entry, even if it is a removal', async () => {
  for (const id of ['a', 'b', 'c']) await put(from, id, 1)
  await move()
  await put(from, 'a', 5, '"old place"', 1)
  await put(to, 'a', 4, '"new place"', 1)
  await put(from, 'b', 5, null, 2)
  await put(from, 'c', 4, '"old place"', 3)
  await put(to, 'c', 5, '"new place"', 3)
  expect(await move()).toMatchObject({ moved: 2 })
  expect((await changesSince(0)).entries).toEqual([
    ['c', '"new place"', 5],
    ['a', '"old place"', 7],
    ['b', null, 8],
  ])
})
