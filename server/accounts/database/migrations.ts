/**
 * The versions of the database schema, each a file of plain SQL. A released file is never edited; a change is a new
 * file.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export function migrationsOf(database: 'sqlite' | 'postgres'): string[] {
  const folder = path.join(__dirname, '../migrations', database)
  return readdirSync(folder)
    .sort()
    .map(file => readFileSync(path.join(folder, file), 'utf8'))
}
