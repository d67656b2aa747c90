/** A temporary schema in this machine's PostgreSQL, dropped at the end. */
import { Client } from 'pg'
import { randomBytes } from 'node:crypto'

const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test'

async function query<Row>(connectionString: string, sql: string): Promise<Row[]> {
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
  await query(SERVER, `CREATE SCHEMA ${name}`)
  const url = new URL(SERVER)
  url.searchParams.set('options', `-c search_path=${name}`)
  url.searchParams.set('application_name', name)
  return {
    name,
    url: url.href,
    query: <Row>(sql: string) => query<Row>(url.href, sql),
    /** Ends only the connections of this schema, as a restart does. */
    hangUp: () =>
      query(SERVER, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '${name}'`),
    drop: () => query(SERVER, `DROP SCHEMA ${name} CASCADE`),
  }
}
