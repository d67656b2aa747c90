import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

function makeOne(folder: string) {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/**
 * Makes a folder and those above it, for its owner only. One by one: Node's own way never comes to an end below a folder that
 * lets nothing be made in it, such as /proc.
 */
export function makeFolder(folder: string): void {
  const above = path.dirname(folder)
  if (above !== folder && !existsSync(above)) makeFolder(above)
  makeOne(folder)
}
