import type { StoreLocation } from '../accounts'
import { readSettings } from '.'
import type { Env } from './values'

/** Reads only the settings of the store, since commands need none of a production server's other settings. */
export function storeLocationOf(env: Env): StoreLocation {
  const { DATA_DIR, DATABASE_URL, DATA_KEY, DATA_KEY_OLD } = env
  const settings = readSettings({ DATA_DIR, DATABASE_URL, DATA_KEY, DATA_KEY_OLD })
  const { dataDir, databaseUrl, dataKey, oldDataKey } = settings
  return { dataDir, databaseUrl, dataKey, oldDataKey }
}
