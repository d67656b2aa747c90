/**
 * Changes the key that encrypts personal data. If the process is killed at any moment, the data stays readable and the
 * command can be repeated.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { StoreLocation } from '../accounts'
import { startKeyChange, finishKeyChange } from '../accounts/data-key'
import { ACCOUNTS_FILE } from '../accounts/database/sqlite'
import { systemRuntime } from '../runtime'
import type { Env } from '../settings/values'
import { printLine, UsageError } from './command'
import { isDatabaseInUse } from './files'
import { storeLocationOf } from '../settings/store-location'
import { withRepositories } from './location'

const resealAll = (env: Env) => withRepositories(env, ({ reseal }) => reseal())

function resealWithSetting(env: Env, { dataKey, oldDataKey }: StoreLocation) {
  if (!dataKey || !oldDataKey || dataKey.equals(oldDataKey))
    throw new UsageError('Set DATA_KEY to the new key and DATA_KEY_OLD to the one before, here and for all servers.')
  return resealAll(env)
}

async function resealWithFile(env: Env, dataDir: string) {
  const file = path.join(dataDir, ACCOUNTS_FILE)
  if (!existsSync(file)) throw new UsageError(`There is no ${ACCOUNTS_FILE} in DATA_DIR ${dataDir}.`)
  // A running server keeps the keys with which it started. A server that started before the change would therefore
  // encrypt new data with the old key.
  const refuseInUse = () => {
    if (isDatabaseInUse(file)) throw new UsageError(`${file} is in use: stop the server before.`)
  }
  refuseInUse()
  startKeyChange(dataDir, systemRuntime.random)
  refuseInUse()
  const count = await resealAll(env)
  finishKeyChange(dataDir)
  return count
}

/** Runs `admin data-key …`. Returns false if the command is unknown. */
export async function dataKeyCommand(env: Env, [action, ...more]: string[]): Promise<boolean> {
  if (action !== 'rotate' || more.length) return false
  const location = storeLocationOf(env)
  const inFile = !location.dataKey && !location.databaseUrl
  const count = await (inFile ? resealWithFile(env, location.dataDir) : resealWithSetting(env, location))
  printLine(`sealed ${count} phone numbers with the new key; nothing needs the old one any more, but earlier backups`)
  return true
}
