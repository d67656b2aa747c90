/** Moves accounts to another database: `npm run accounts:move`. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '../accounts'
import { ACCOUNTS_FILE } from '../accounts/database/sqlite'
import { moveAccounts } from '../accounts/move'
import { systemRuntime } from '../runtime'
import { runCommand, printLine, UsageError } from './command'
import { storeLocationOf } from '../settings/store-location'

const USAGE = `DATA_DIR=… DATABASE_URL=… npm run accounts:move
  puts what accounts.db holds into PostgreSQL, beside what is there; doing it again changes nothing. Stop the server before.`

runCommand(async args => {
  const { dataDir, databaseUrl } = storeLocationOf(process.env)
  if (args.length || !databaseUrl) throw new UsageError(USAGE)
  if (!existsSync(path.join(dataDir, ACCOUNTS_FILE)))
    throw new UsageError(`There is no ${ACCOUNTS_FILE} in DATA_DIR ${dataDir}.`)
  const from = await openDatabase({ dataDir }, systemRuntime)
  try {
    const to = await openDatabase({ dataDir, databaseUrl }, systemRuntime)
    try {
      for (const { table, moved, existing } of await moveAccounts(from, to))
        printLine(table, `${moved} moved, ${existing} were there`)
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
})
