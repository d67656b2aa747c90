/** The versions of a database, each a file of plain SQL. A released one is never edited: what changes is a new file. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export function migrationsOf(database: 'sqlite' | 'postgres'): string[] {
  const folder = path.join(__dirname, '../migrations', database)
  return readdirSync(folder)
    .sort()
    .map(file => readFileSync(path.join(folder, file), 'utf8'))
}
