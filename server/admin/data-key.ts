/** The key to phone numbers is changed, so that a process killed at any moment leaves what can be read and gone on with. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { StoreLocation } from '../accounts'
import { startKeyChange, finishKeyChange } from '../accounts/data-key'
import { ACCOUNTS_FILE } from '../accounts/database/sqlite'
import { realRuntime } from '../runtime'
import type { Env } from '../settings/values'
import { say, UsageError } from './command'
import { isInUse } from './files'
import { placeOf, withStore } from './place'

const sealAnew = (env: Env) => withStore(env, ({ reseal }) => reseal())

function sealFromSetting(env: Env, { dataKey, oldDataKey }: StoreLocation) {
  if (!dataKey || !oldDataKey || dataKey.equals(oldDataKey))
    throw new UsageError('Set DATA_KEY to the new key and DATA_KEY_OLD to the one before, here and for all servers.')
  return sealAnew(env)
}

async function sealFromFile(env: Env, dataDir: string) {
  const file = path.join(dataDir, ACCOUNTS_FILE)
  if (!existsSync(file)) throw new UsageError(`There is no ${ACCOUNTS_FILE} in DATA_DIR ${dataDir}.`)
  // A running server knows the key that it began with, and so does one that starts before the next key is there.
  const refuseInUse = () => {
    if (isInUse(file)) throw new UsageError(`${file} is in use: stop the server before.`)
  }
  refuseInUse()
  startKeyChange(dataDir, realRuntime.random)
  refuseInUse()
  const count = await sealAnew(env)
  finishKeyChange(dataDir)
  return count
}

/** What `data-key …` does; nothing where the words say nothing that is known. */
export async function dataKey(env: Env, [what, ...more]: string[]): Promise<boolean> {
  if (what !== 'rotate' || more.length) return false
  const place = placeOf(env)
  const inFile = !place.dataKey && !place.databaseUrl
  const count = await (inFile ? sealFromFile(env, place.dataDir) : sealFromSetting(env, place))
  say(`sealed ${count} phone numbers with the new key; nothing needs the old one any more, but earlier backups`)
  return true
}
