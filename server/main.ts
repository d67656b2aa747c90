import { ensureH5Build, H5BuildError } from '../config/h5-build'
import { flushLog } from './http/log-output'
import { readSettings, SettingError } from './settings'
import { demoLine, isExplained, type Running, startServer } from './start'
import { SECOND } from './runtime'

const say = (line: string) => void process.stdout.write(`${line}\n`)

function end(error: unknown) {
  const explained = error instanceof SettingError || error instanceof H5BuildError || isExplained(error)
  process.stderr.write(`${explained ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  void flushLog().then(() => process.exit(1))
}

function stopOnSignals(server: Running, stopDelay: number) {
  const stop = () => {
    setTimeout(() => process.exit(1), stopDelay + 10 * SECOND).unref()
    server
      .stop()
      .then(flushLog)
      .then(() => process.exit(0), end)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** Who reads what the server says may go away; whoever asks it something is still there. */
function outliveReaders() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

async function main() {
  outliveReaders()
  const settings = readSettings(process.env)
  const findH5 = async () => settings.h5Dir ?? (await ensureH5Build(process.env, say))
  const server = await startServer(settings, { findH5, say })
  stopOnSignals(server, settings.stopDelay)
  if (settings.demo) say(demoLine())
  say(`ready ${server.url}`)
}

main().catch(end)
