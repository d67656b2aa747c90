/**
 * Creates folders for tests, in memory if there is space. A disk delays every commit, and makes a corpus take
 * a hundred times as long.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
/** The free bytes that tests need in memory, for some copies of the sample and other files. */
const LEAST_FREE = 3 * 2 ** 30
const NAME = /^alpha-(\d+)-/

function hasSpace() {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > LEAST_FREE
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes folders of killed processes, since memory is scarce. */
function sweep(folder: string) {
  for (const name of readdirSync(folder)) {
    const pid = NAME.exec(name)?.[1]
    if (pid && !isRunning(Number(pid))) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

let parent: string | undefined

function parentFolder() {
  if (!hasSpace()) return tmpdir()
  sweep(MEMORY)
  return MEMORY
}

/** Creates a folder, which the caller removes. */
export const temporaryFolder = (name: string) =>
  mkdtempSync(path.join((parent ??= parentFolder()), `alpha-${process.pid}-${name}-`))
