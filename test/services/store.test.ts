import { Client } from 'pg'
import { openAccountStore } from '../../server/accounts'
import { RETENTION, testRuntime } from '../server/support/server'
import { CHEAP, describeStore } from '../server/support/store'
import { temporarySchema } from '../server/support/postgres'

describeStore('PostgreSQL', async () => {
  const schema = await temporarySchema()
  const client = new Client({ connectionString: schema.url })
  await client.connect()
  // The first store makes the tables and the clock, which then stands still.
  const runtime = testRuntime()
  const open = () =>
    openAccountStore({
      dataDir: '',
      databaseUrl: schema.url,
      dataKey: Buffer.alloc(32),
      runtime,
      demo: false,
      ...RETENTION,
      passwordCost: CHEAP,
    })
  await (await open()).close()
  const hold = () =>
    client.query(`CREATE OR REPLACE FUNCTION now_ms() RETURNS bigint LANGUAGE sql STABLE
      AS $$ SELECT ${runtime.now().getTime()}::bigint $$`)
  await hold()
  return {
    open: more =>
      openAccountStore({
        dataDir: '',
        databaseUrl: schema.url,
        dataKey: Buffer.alloc(32),
        // Each process has its own keys and tokens; the hour of its own clock is irrelevant.
        runtime: { ...testRuntime(), random: runtime.random, now: () => new Date(Date.now() + 3600_000) },
        demo: true,
        ...RETENTION,
        passwordCost: CHEAP,
        ...more,
      }),
    async pass(milliseconds) {
      runtime.pass(milliseconds)
      await hold()
    },
    async rows(table) {
      const { rows } = await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${table}`)
      return Number(rows[0]?.n)
    },
    async end() {
      await client.end()
      await schema.drop()
    },
  }
})
