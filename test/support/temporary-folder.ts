/**
 * Folders of tests. In memory where there is room, as a disk makes every commit of a database wait: a corpus is there in one
 * hundredth of the time.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
/** For some copies of the sample, and much besides. */
const ROOM = 3 * 2 ** 30
const NAME = /^alpha-(\d+)-/

function hasRoom() {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A process that was killed leaves its folders, and memory is scarce. */
function sweep(folder: string) {
  for (const name of readdirSync(folder)) {
    const pid = NAME.exec(name)?.[1]
    if (pid && !isRunning(Number(pid))) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

let parent: string | undefined

function parentFolder() {
  if (!hasRoom()) return tmpdir()
  sweep(MEMORY)
  return MEMORY
}

/** A folder of its own, which whoever asks for it removes. */
export const temporaryFolder = (name: string) =>
  mkdtempSync(path.join((parent ??= parentFolder()), `alpha-${process.pid}-${name}-`))
