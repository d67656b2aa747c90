/**
 * The database as the account store uses it. SQL must run on SQLite and PostgreSQL: values are `$1`, `$2` …, and
 * `now_ms()` is the time, which each database takes from one clock for all its clients.
 */
export type Value = string | number | null | Uint8Array

export interface Statements {
  all<Row>(sql: string, ...values: Value[]): Promise<Row[]>
  get<Row>(sql: string, ...values: Value[]): Promise<Row | undefined>
  /** Returns the number of changed rows. */
  run(sql: string, ...values: Value[]): Promise<number>
}

export interface Database extends Statements {
  /** All or nothing. The work must use only the statements it is given. */
  transaction<T>(work: (within: Statements) => Promise<T>): Promise<T>
  /** Rewrites an existing value: fails on a full or read-only disk. */
  tryWriting(): Promise<void>
  close(): Promise<void>
}

/** The database is read-only, as on a full disk; reads still work. */
export class Unwritable extends Error {}

/** Its message is one sentence for the deployer. */
export class DatabaseError extends Error {}

export const reasonOf = (error: unknown) => (error as Partial<Error>).message || String(error)
