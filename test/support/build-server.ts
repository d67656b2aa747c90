/** Builds the server and the threads that tests start, unless they are up to date. */
import { buildSync } from 'esbuild'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BUILT_SERVER, BUILT_THREADS, serverSources, STAMP, THREAD_ENTRIES } from './built-server'

const ROOT = path.resolve(__dirname, '../..')

const current = serverSources()
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== current) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build-server.ts'], {
    env: { ...process.env, OUT: BUILT_SERVER },
    stdio: 'inherit',
  })
  buildSync({
    entryPoints: Object.entries(THREAD_ENTRIES).map(([out, file]) => ({ out, in: path.join(ROOT, file) })),
    outdir: BUILT_THREADS,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    tsconfig: path.join(ROOT, 'config/tsconfig.node.json'),
  })
  if (status === 0) writeFileSync(STAMP, current)
  else process.exitCode = 1
}
