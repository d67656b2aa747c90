/** A place of its own in the PostgreSQL of this machine, with a clock that only moves when told; gone at the end. */
import { Client } from 'pg'
import { randomBytes } from 'node:crypto'

const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test'

async function ask<Row>(connectionString: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows as Row[]
  } finally {
    await client.end()
  }
}

export async function temporarySchema() {
  const name = `alpha_test_${randomBytes(6).toString('hex')}`
  await ask(SERVER, `CREATE SCHEMA ${name}`)
  const url = new URL(SERVER)
  url.searchParams.set('options', `-c search_path=${name}`)
  url.searchParams.set('application_name', name)
  return {
    name,
    url: url.href,
    ask: <Row>(sql: string) => ask<Row>(url.href, sql),
    /** Ends the connections of all that use it, as a restart does; other tests keep theirs. */
    hangUp: () =>
      ask(SERVER, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '${name}'`),
    drop: () => ask(SERVER, `DROP SCHEMA ${name} CASCADE`),
  }
}
