/** Stores measurements in files, so that large and small sizes can be measured on different days. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Length } from './cases'
import type { Size } from './tables'

const FOLDER = path.resolve(__dirname, '../../../dist/scale-figures')

export function saveSize(size: Size) {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, `${size.length}-${size.count}.json`), JSON.stringify(size))
}

/** Returns the saved sizes, the smallest first. */
export const savedSizes = (length: Length): Size[] =>
  readdirSync(FOLDER)
    .filter(name => name.startsWith(`${length}-`))
    .map(name => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Size)
    .sort((a, b) => a.count - b.count)
