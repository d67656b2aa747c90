/** A workspace of an older server, which stored removals as empty texts, and its expected migration. */
import type { AccountStore } from '../../../server/accounts'
import { migrationsOf } from '../../../server/accounts/database/migrations'

/** The migrations before entries were counted in bytes. */
export function migrationsBeforeSpace(database: Parameters<typeof migrationsOf>[0]) {
  const steps = migrationsOf(database)
  return steps.slice(
    0,
    steps.findIndex(step => step.includes('desk_entries_by_bytes')),
  )
}

export const REMOVED_AS_EMPTY = `
  INSERT INTO accounts (id, kind, name, office_id, permissions, created_at, desk_version)
    VALUES ('wang', 'member', '王', '', '[]', 0, 3);
  INSERT INTO desk_entries (account_id, id, kind, body, edited_at, version)
    VALUES ('wang', 'a', 'document', '', 1, 2), ('wang', 'b', 'document', '"字"', 1, 3);`

export async function expectMigrated(store: AccountStore) {
  const { entries, space } = (await store.workspace.sync('wang', { since: 0, changes: [] }))!
  expect(entries).toMatchObject([
    { id: 'a', body: null },
    { id: 'b', body: '"字"' },
  ])
  expect(space?.used).toBe(5)
  const ids: string[] = []
  for await (const { id } of store.personalData.entries('wang')) ids.push(id)
  expect(ids).toEqual(['b'])
}
