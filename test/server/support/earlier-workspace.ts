/** A desk as a server left it that kept removals as empty texts, and what is expected of it now. */
import type { Store } from '../../../server/accounts'
import { migrationsOf } from '../../../server/accounts/database/migrations'

/** The versions of the database before entries were counted in bytes. */
export function beforeDeskSpace(database: Parameters<typeof migrationsOf>[0]) {
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

export async function expectHealed(store: Store) {
  const { entries, space } = (await store.workspace.sync('wang', { since: 0, changes: [] }))!
  expect(entries).toMatchObject([
    { id: 'a', body: null },
    { id: 'b', body: '"字"' },
  ])
  expect(space?.used).toBe(5)
  const told: string[] = []
  for await (const { id } of store.personalData.entries('wang')) told.push(id)
  expect(told).toEqual(['b'])
}
