/** Reads the redactions for an import. An import may run beside the server, or before its first start. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Runtime } from '../runtime'
import { ACCOUNTS_FILE } from './database/sqlite'
import { openDatabase, encryptionLoader, type StoreLocation } from '.'
import { type Redaction, redactionRepository } from './redactions'

/** Lists the redactions. Before the first start of a server there is no database, and the list is empty. */
export async function readStoredRedactions(location: StoreLocation, runtime: Runtime): Promise<Redaction[]> {
  if (!location.databaseUrl && !existsSync(path.join(location.dataDir, ACCOUNTS_FILE))) return []
  const db = await openDatabase(location, runtime)
  try {
    return await redactionRepository(db, encryptionLoader(location, runtime)).list()
  } finally {
    await db.close()
  }
}
