/**
 * What the account store asks of a database. Its SQL is such that SQLite and PostgreSQL both understand it: values are `$1`,
 * `$2` …, and what time it is says `now_ms()`, which each database answers by one clock for all that use it.
 */
export type Value = string | number | null | Uint8Array

export interface Statements {
  all<Row>(sql: string, ...values: Value[]): Promise<Row[]>
  get<Row>(sql: string, ...values: Value[]): Promise<Row | undefined>
  /** How many rows were changed. */
  run(sql: string, ...values: Value[]): Promise<number>
}

export interface Database extends Statements {
  /** All of the work is done, or nothing; within it only what is handed in may be used. */
  transaction<T>(work: (within: Statements) => Promise<T>): Promise<T>
  /** Writes what is there already: fails on a full disk, or where only reading is left. */
  tryWriting(): Promise<void>
  close(): Promise<void>
}

/** Only reading is left, as on a full disk or in a folder that was made read-only; what is there is read on. */
export class Unwritable extends Error {}

/** One sentence for the deployer. */
export class DatabaseError extends Error {}

export const reasonOf = (error: unknown) => (error as Partial<Error>).message || String(error)
