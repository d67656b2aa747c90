import { DatabaseSync } from '../../server/sqlite'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { openAccountStore } from '../../server/accounts'
import { temporaryDir, RETENTION, testRuntime } from './support/server'
import { CHEAP, describeStore } from './support/store'

describeStore('SQLite', async () => {
  const dataDir = temporaryDir()
  const runtime = testRuntime()
  return {
    open: more =>
      openAccountStore({
        dataDir,
        runtime,
        demo: true,
        ...RETENTION,
        passwordCost: CHEAP,
        ...more,
      }),
    pass: async milliseconds => runtime.pass(milliseconds),
    async rows(table) {
      const db = new DatabaseSync(path.join(dataDir, 'accounts.db'))
      const { n } = db.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }
      db.close()
      return n
    },
    end: async () => rmSync(dataDir, { recursive: true }),
  }
})
