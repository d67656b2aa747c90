/** Where the commands find what they work on: the same settings as the server's. */
import path from 'node:path'
import { openDatabase, repositoriesIn, sealsAt, type StoreLocation } from '../accounts'
import type { Database } from '../accounts/database/port'
import type { CorpusPlace } from '../corpus/open'
import { realRuntime } from '../runtime'
import { readSearch } from '../settings/search'
import { readSettings } from '../settings'
import { type Env, readerOf } from '../settings/values'

export const dataDirOf = (env: Env) => path.resolve(readerOf(env).text('DATA_DIR') ?? 'data')

export const corpusPlaceOf = (env: Env): CorpusPlace => ({
  dataDir: dataDirOf(env),
  search: readSearch(readerOf(env)),
})

/** Commands run beside a server of production, whose other settings are not theirs to judge. */
export function placeOf(env: Env): StoreLocation {
  const { DATA_DIR, DATABASE_URL, DATA_KEY, DATA_KEY_OLD } = env
  const settings = readSettings({ DATA_DIR, DATABASE_URL, DATA_KEY, DATA_KEY_OLD })
  const { dataDir, databaseUrl, dataKey, oldDataKey } = settings
  return { dataDir, databaseUrl, dataKey, oldDataKey }
}

/** Only listed and ended here, never made nor swept. */
const NO_TERMS = { shareDays: 0, idleDays: 0, applicationDays: 0 }

export type Parts = ReturnType<typeof repositoriesIn>

export async function withStore<T>(env: Env, work: (parts: Parts, db: Database) => Promise<T>): Promise<T> {
  const place = placeOf(env)
  const db = await openDatabase(place, realRuntime)
  try {
    return await work(repositoriesIn(db, realRuntime, NO_TERMS, sealsAt(place, realRuntime)), db)
  } finally {
    await db.close()
  }
}
