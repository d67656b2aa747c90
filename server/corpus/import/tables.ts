/** Tables of official names beside the importer, one entry on each line. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

export const readTable = (name: string): string[] =>
  readFileSync(path.join(__dirname, 'data', `${name}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean)
