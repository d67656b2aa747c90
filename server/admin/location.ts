/** Locates the stores by the same settings as the server. */
import path from 'node:path'
import { openDatabase, repositoriesIn, sealsAt } from '../accounts'
import type { Database } from '../accounts/database/port'
import type { CorpusPlace } from '../corpus/open'
import { realRuntime } from '../runtime'
import { readSearch } from '../settings/search'
import { storeLocationOf } from '../settings/store-location'
import { type Env, envReaderOf } from '../settings/values'

export const dataDirOf = (env: Env) => path.resolve(envReaderOf(env).text('DATA_DIR') ?? 'data')

export const corpusLocationOf = (env: Env): CorpusPlace => ({
  dataDir: dataDirOf(env),
  search: readSearch(envReaderOf(env)),
})

/** Empty retention periods: commands only list and end things. They neither create nor delete by age. */
const NO_RETENTION = { shareDays: 0, idleDays: 0, applicationDays: 0 }

export type Repositories = ReturnType<typeof repositoriesIn>

export async function withRepositories<T>(
  env: Env,
  work: (repositories: Repositories, db: Database) => Promise<T>,
): Promise<T> {
  const location = storeLocationOf(env)
  const db = await openDatabase(location, realRuntime)
  try {
    return await work(repositoriesIn(db, realRuntime, NO_RETENTION, sealsAt(location, realRuntime)), db)
  } finally {
    await db.close()
  }
}
