/** Connects to PostgreSQL by the package `pg`, for several servers. This file is loaded only if DATABASE_URL is set. */
import { Pool, type PoolClient, types } from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '../../runtime'
import { migrationsOf } from './migrations'
import { type Database, DatabaseError, errorMessage, type Statements, NotWritableError, type SqlValue } from './port'

/** The number of the lock that servers take to migrate. Any number works if all servers use the same one. */
const MIGRATION_LOCK = 7_203_411
const CONNECTIONS = 10
/** How long a request waits for a database that is down, as in a restart. */
const PATIENCE = 3 * SECOND
const PAUSE = 50

/** Parses 64-bit integers as numbers. Times and counts stay below the largest exact integer of JavaScript. */
const typeParsers = {
  getTypeParser: ((oid, format) =>
    oid === types.builtins.INT8 ? Number : (types.getTypeParser(oid, format) as unknown)) as typeof types.getTypeParser,
}

const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** PostgreSQL's codes for a failed connection, a shutdown or start, and too many connections. */
const GOING = /^(08...|57P0[123]|53300)$/
/** PostgreSQL's codes for a read-only database, such as a standby, and for a full disk. */
const UNWRITABLE = ['25006', '53100']
const LOST = /Connection terminated|timeout exceeded when trying to connect|not queryable/

/** An error of PostgreSQL or of its connection. It omits pg's `detail`, which quotes values of a row. */
class Failure extends Error {
  readonly code: string

  constructor(
    error: unknown,
    /** Whether the database certainly did not run the statement. */
    readonly isUnsent: boolean,
  ) {
    const { code = '' } = error as { code?: string }
    super(`PostgreSQL: ${errorMessage(error)}${code && ` (${code})`}`)
    this.code = code
  }

  get isAway() {
    return AWAY.has(this.code) || GOING.test(this.code) || LOST.test(this.message)
  }
}

/** Replaces NUL, because PostgreSQL cannot store it in texts. No value needs NUL. */
const asBound = (value: SqlValue) => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value)

async function send(client: PoolClient, sql: string, values: SqlValue[] = []) {
  try {
    return await client.query<Record<string, SqlValue>>(sql, values.map(asBound))
  } catch (error) {
    const failure = new Failure(error, sql === 'BEGIN' || errorMessage(error).includes('not queryable'))
    throw UNWRITABLE.includes(failure.code) ? new NotWritableError(failure.message) : failure
  }
}

function statementsOn(client: PoolClient): Statements {
  return {
    all: async <Row>(sql: string, ...values: SqlValue[]) => (await send(client, sql, values)).rows as Row[],
    get: async <Row>(sql: string, ...values: SqlValue[]) =>
      (await send(client, sql, values)).rows[0] as Row | undefined,
    run: async (sql, ...values) => (await send(client, sql, values)).rowCount ?? 0,
  }
}

async function inTransaction<T>(client: PoolClient, work: () => Promise<T>) {
  await send(client, 'BEGIN')
  try {
    const result = await work()
    await send(client, 'COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

async function migrate(client: PoolClient) {
  const migrations = migrationsOf('postgres')
  await inTransaction(client, async () => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)')
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version')
    const version = rows[0]?.version ?? 0
    if (version > migrations.length) throw new Error('it was written by a newer version of this server')
    for (const step of migrations.slice(version)) await client.query(step)
    await client.query('DELETE FROM schema_version')
    await client.query('INSERT INTO schema_version VALUES ($1)', [migrations.length])
  })
}

type OnTrouble = (error: Error) => void

export async function openPostgres(url: string, onTrouble: OnTrouble): Promise<Database> {
  const pool = poolAt(url)
  let isTroubled = false
  /** Reports the first failure, then nothing until a query succeeds again. */
  const report = (failure: Failure) => {
    if (!isTroubled) onTrouble(failure)
    isTroubled = true
  }
  pool.on('error', error => report(new Failure(error, true)))
  // A broken connection makes its query fail. Without this listener, the event would also end the process.
  pool.on('connect', client => void client.on('error', () => undefined))

  async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw new Failure(error, true)
    })
    try {
      const result = await work(client)
      client.release()
      isTroubled = false
      return result
    } catch (error) {
      client.release(error instanceof Failure && error.isAway)
      throw error
    }
  }

  /**
   * Retries while the database is down, as in a restart. Reads are always retried, writes only if they certainly did
   * not run.
   */
  async function retrying<T>(readsOnly: boolean, work: (client: PoolClient) => Promise<T>): Promise<T> {
    const until = performance.now() + PATIENCE
    for (;;) {
      try {
        return await withClient(work)
      } catch (error) {
        if (!(error instanceof Failure && error.isAway)) throw error
        report(error)
        if (!(readsOnly || error.isUnsent) || performance.now() > until) throw error
        await pause(PAUSE)
      }
    }
  }

  const query = <T>(sql: string, work: (statements: Statements) => Promise<T>) =>
    retrying(sql.startsWith('SELECT'), client => work(statementsOn(client)))

  try {
    const client = await pool.connect()
    await migrate(client).finally(() => client.release())
  } catch (error) {
    await pool.end()
    throw new DatabaseError(`DATABASE_URL cannot be used: ${errorMessage(error)}.`)
  }

  const run = (sql: string, ...values: SqlValue[]) => query(sql, statements => statements.run(sql, ...values))

  return {
    all: (sql, ...values) => query(sql, statements => statements.all(sql, ...values)),
    get: (sql, ...values) => query(sql, statements => statements.get(sql, ...values)),
    run,
    transaction: work => retrying(false, client => inTransaction(client, () => work(statementsOn(client)))),
    tryWriting: async () => {
      await run('UPDATE schema_version SET version = version')
    },
    close: () => pool.end(),
  }
}

function poolAt(url: string) {
  try {
    return new Pool({
      connectionString: url,
      application_name: 'alpha-search',
      max: CONNECTIONS,
      connectionTimeoutMillis: 5 * SECOND,
      statement_timeout: 10 * SECOND,
      keepAlive: true,
      types: typeParsers,
    })
  } catch (error) {
    // The settings are wrong; for example, the file of a certificate is missing.
    throw new DatabaseError(`DATABASE_URL cannot be used: ${errorMessage(error)}.`)
  }
}
