import { ensureH5Build, H5BuildError } from '../config/h5-build'
import { readSettings, SettingError } from './settings'
import { demoLine, isExplained, type Running, startServer } from './start'
import { SECOND } from './runtime'

const say = (line: string) => void process.stdout.write(`${line}\n`)

function stopOnSignals(server: Running) {
  const stop = () => {
    // A client that never lets go of its request does not keep the process.
    setTimeout(() => process.exit(1), 10 * SECOND).unref()
    void server.stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

async function main() {
  const settings = readSettings(process.env)
  const findH5 = async () => settings.h5Dir ?? (await ensureH5Build(process.env, say))
  const server = await startServer(settings, { findH5, say })
  stopOnSignals(server)
  if (settings.demo) say(demoLine())
  say(`ready ${server.url}`)
}

main().catch((error: unknown) => {
  const explained = error instanceof SettingError || error instanceof H5BuildError || isExplained(error)
  process.stderr.write(`${explained ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
