/**
 * The database, as the account store uses it. SQL must run on SQLite and PostgreSQL. Values are `$1`, `$2` …;
 * `now_ms()` is the time. Each database takes the time from one clock for all its clients.
 */
export type Value = string | number | null | Uint8Array

export interface Statements {
  all<Row>(sql: string, ...values: Value[]): Promise<Row[]>
  get<Row>(sql: string, ...values: Value[]): Promise<Row | undefined>
  /** Returns the number of changed rows. */
  run(sql: string, ...values: Value[]): Promise<number>
}

export interface Database extends Statements {
  /** Runs work that is committed completely or not at all. The work may use only the statements passed to it. */
  transaction<T>(work: (within: Statements) => Promise<T>): Promise<T>
  /** Rewrites an existing value. Fails on a full or read-only disk. */
  tryWriting(): Promise<void>
  close(): Promise<void>
}

/** The database cannot be written, as on a full disk; reads still work. */
export class Unwritable extends Error {}

/** A failure whose message is one sentence for the deployer. */
export class DatabaseError extends Error {}

export const reasonOf = (error: unknown) => (error as Partial<Error>).message || String(error)
