/** Starts the server under load. It has the real corpus of ../shared/corpus if that exists, otherwise the sample. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from '../../support/server'
import { makeMembers } from './members'

const ROOT = path.resolve(__dirname, '../../..')
const REAL = path.resolve(ROOT, '../shared/corpus')
const PROBE = path.join(__dirname, 'loop-probe.js')

/** Imports the real corpus, if it exists. Returns the data folder. */
export function importReal(): string | undefined {
  if (!existsSync(REAL)) return undefined
  const data = mkdtempSync(path.join(tmpdir(), 'alpha-corpus-'))
  const files = readdirSync(REAL).filter(name => name.endsWith('.ndjson.gz'))
  const tsx = path.join(ROOT, 'node_modules/.bin/tsx')
  const args = ['server/corpus/import/main.ts', ...files.map(name => path.join(REAL, name))]
  spawnSync(tsx, args, { cwd: ROOT, env: { ...process.env, DATA_DIR: data }, stdio: ['ignore', 'ignore', 'inherit'] })
  return data
}

export interface Loaded {
  origin: string
  /** Tokens of members. Each member may send as many requests as one visitor may. */
  tokens: string[]
  /**
   * Runs a task. `held` is the longest block of the event loop meanwhile, `spent` the processor time of all
   * threads, in milliseconds.
   */
  during<T>(task: () => Promise<T>): Promise<{ done: T; held: number; spent: number }>
}

function parseProbe(output: string) {
  const lines = [...output.matchAll(/^held (\d+) spent (\d+)$/gm)].map(([, held, spent]) => [
    Number(held),
    Number(spent),
  ])
  return { held: Math.max(...lines.map(([held]) => held!)), spent: lines.at(-1)![1]! - lines[0]![1]! }
}
/** Waits until the probe has printed, which it does four times a second. */
const spoken = () => new Promise(resolve => setTimeout(resolve, 600))

export async function withServer(
  corpus: string | undefined,
  workers: number,
  work: (server: Loaded) => Promise<void>,
): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'alpha-bench-'))
  if (corpus) cpSync(corpus, data, { recursive: true })
  const tokens = await makeMembers(data)
  const server = await startServer({
    DATA_DIR: data,
    CORPUS: corpus ? 'none' : 'sample',
    TRUST_PROXY: '1',
    WORKERS: String(workers),
    NODE_OPTIONS: `--require ${PROBE}`,
  })
  try {
    await work({
      origin: server.origin,
      tokens,
      async during(task) {
        // The first line after the start still includes the block of the start itself.
        await spoken()
        const before = server.output().length
        await spoken()
        const done = await task()
        await spoken()
        return { done, ...parseProbe(server.output().slice(before)) }
      },
    })
  } finally {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}
