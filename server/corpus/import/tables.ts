/** Reads bundled tables of official names, with one entry on each line. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

export const readNameTable = (name: string): string[] =>
  readFileSync(path.join(__dirname, 'data', `${name}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean)
