/** Builds the server and the engine's thread that the tests share, unless they are up to date. */
import { buildSync } from 'esbuild'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BUILT_SERVER, BUILT_THREAD, serverSources, STAMP } from './built-server'

const ROOT = path.resolve(__dirname, '../..')

const current = serverSources()
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== current) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build-server.ts'], {
    env: { ...process.env, OUT: BUILT_SERVER },
    stdio: 'inherit',
  })
  buildSync({
    entryPoints: [path.join(ROOT, 'server/engine/pool/worker.ts')],
    outfile: BUILT_THREAD,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    tsconfig: path.join(ROOT, 'config/tsconfig.node.json'),
  })
  if (status === 0) writeFileSync(STAMP, current)
  else process.exitCode = 1
}
