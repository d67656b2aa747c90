/** Builds the server that the tests share, unless it is there already. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { BUILT_SERVER, serverSources, STAMP } from './built-server'

const wanted = serverSources()
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'config/build-server.ts'], {
    env: { ...process.env, OUT: BUILT_SERVER },
    stdio: 'inherit',
  })
  if (status === 0) writeFileSync(STAMP, wanted)
  else process.exitCode = 1
}
