/**
 * The interface of the account store's database. SQL must run on SQLite and PostgreSQL. In SQL, `$1`, `$2` … stand for
 * values, and `now_ms()` returns the time in milliseconds. All clients of a database share one clock.
 */
export type SqlValue = string | number | null | Uint8Array

export interface Statements {
  all<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]>
  get<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined>
  /** Returns the number of changed rows. */
  run(sql: string, ...values: SqlValue[]): Promise<number>
}

export interface Database extends Statements {
  /**
   * Runs `work` in a transaction, which is committed completely or not at all. `work` may use only the statements
   * passed to it.
   */
  transaction<T>(work: (within: Statements) => Promise<T>): Promise<T>
  /** Tests writing by rewriting an existing value. Fails on a full or read-only disk. */
  tryWriting(): Promise<void>
  close(): Promise<void>
}

/** The error when the database cannot be written, as on a full disk. Reads still work. */
export class NotWritableError extends Error {}

/** An error whose message is one sentence for the deployer. */
export class DatabaseError extends Error {}

export const errorMessage = (error: unknown) => (error as Partial<Error>).message || String(error)
