/** Locates the databases by the same settings as the server. */
import path from 'node:path'
import { openDatabase, repositoriesIn, encryptionLoader } from '../accounts'
import type { Database } from '../accounts/database/port'
import type { CorpusLocation } from '../corpus/open'
import { systemRuntime } from '../runtime'
import { readSearchSettings } from '../settings/search'
import { storeLocationOf } from '../settings/store-location'
import { type Env, envReaderOf } from '../settings/values'

export const dataDirOf = (env: Env) => path.resolve(envReaderOf(env).text('DATA_DIR') ?? 'data')

export const corpusLocationOf = (env: Env): CorpusLocation => ({
  dataDir: dataDirOf(env),
  search: readSearchSettings(envReaderOf(env)),
})

/** Retention periods that no command uses. Commands do not create sessions or keys, and delete nothing by age. */
const NO_RETENTION = { shareDays: 0, idleDays: 0, applicationDays: 0 }

export type Repositories = ReturnType<typeof repositoriesIn>

export async function withRepositories<T>(
  env: Env,
  work: (repositories: Repositories, db: Database) => Promise<T>,
): Promise<T> {
  const location = storeLocationOf(env)
  const db = await openDatabase(location, systemRuntime)
  try {
    return await work(repositoriesIn(db, systemRuntime, NO_RETENTION, encryptionLoader(location, systemRuntime)), db)
  } finally {
    await db.close()
  }
}
