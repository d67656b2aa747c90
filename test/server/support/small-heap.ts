/** Makes the archive of a workspace that exceeds the process's heap. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { patience } from '../../support/time'

const run = promisify(execFile)
/** Megabytes; the text of the workspace alone takes 75. */
const HEAP = 64

export async function archiveInSmallHeap(env: Record<string, string>) {
  const program = path.join(__dirname, 'large-workspace.ts')
  const options = {
    env: { PATH: process.env.PATH, NODE_ENV: 'test' as const, TARO_ENV: 'h5' as const, ...env },
    timeout: Math.round(patience(100_000)),
  }
  const { stdout } = await run(process.execPath, [`--max-old-space-size=${HEAP}`, '--import', 'tsx', program], options)
  return JSON.parse(stdout) as { text: number; length: number }
}
