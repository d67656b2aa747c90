/** Reads the redactions for an import, which runs beside the server or before its first start. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Runtime } from '../runtime'
import { ACCOUNTS_FILE } from './database/sqlite'
import { openDatabase, sealsAt, type StoreLocation } from '.'
import { type Redaction, redactionsIn } from './redactions'

/** Lists the redactions. Without a database, as before the first start of a server, there are none. */
export async function storedRedactions(location: StoreLocation, runtime: Runtime): Promise<Redaction[]> {
  if (!location.databaseUrl && !existsSync(path.join(location.dataDir, ACCOUNTS_FILE))) return []
  const db = await openDatabase(location, runtime)
  try {
    return await redactionsIn(db, sealsAt(location, runtime)).list()
  } finally {
    await db.close()
  }
}
