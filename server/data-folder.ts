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
 * Creates a folder and its parents, which only the owner can read. Creates one folder at a time: Node's recursive
 * option never returns below a folder such as /proc.
 */
export function makeFolder(folder: string): void {
  const above = path.dirname(folder)
  if (above !== folder && !existsSync(above)) makeFolder(above)
  makeOne(folder)
}
