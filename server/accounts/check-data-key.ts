/** Checks at the start that the key decrypts the stored data. A wrong key is thus noticed before its first use. */
import type { Database } from './database/port'
import type { EncryptedTable, Encryption } from './seals'

/**
 * Queries for one encrypted value of each table. The newest value is selected, except in `accounts`, whose phone
 * numbers have no date.
 */
const SAMPLES: Record<EncryptedTable, string> = {
  accounts: 'SELECT phone AS sealed FROM accounts WHERE phone_print IS NOT NULL LIMIT 1',
  trial_applications: `SELECT phone AS sealed FROM trial_applications WHERE phone_print IS NOT NULL
    ORDER BY created_at DESC, id DESC LIMIT 1`,
  removal_requests: 'SELECT body AS sealed FROM removal_requests ORDER BY created_at DESC, id DESC LIMIT 1',
  redactions: 'SELECT body AS sealed FROM redactions ORDER BY made_at DESC, print LIMIT 1',
}

/** Throws if stored data needs another key. The error names the first table with such data. */
export async function checkDataKey(db: Database, { open }: Encryption) {
  for (const table of Object.keys(SAMPLES) as EncryptedTable[]) {
    const row = await db.get<{ sealed: string }>(SAMPLES[table])
    if (row) open(row.sealed, table)
  }
}
