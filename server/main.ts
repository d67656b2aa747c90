import { ensureH5Build, H5BuildError } from '../config/h5-build'
import { flushLog } from './http/log-output'
import { readSettings, SettingError } from './settings'
import { demoAccountsLine, isExpectedFailure, type RunningServer, startServer } from './start'
import { SECOND } from './runtime'

const print = (line: string) => void process.stdout.write(`${line}\n`)

function fail(error: unknown) {
  const explained = error instanceof SettingError || error instanceof H5BuildError || isExpectedFailure(error)
  process.stderr.write(`${explained ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  void flushLog().then(() => process.exit(1))
}

function stopOnSignals(server: RunningServer, stopDelay: number) {
  const stop = () => {
    setTimeout(() => process.exit(1), stopDelay + 10 * SECOND).unref()
    server
      .stop()
      .then(flushLog)
      .then(() => process.exit(0), fail)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** Ignores errors of the output: its reader may stop reading, and clients are still served. */
function ignoreOutputErrors() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

async function main() {
  ignoreOutputErrors()
  const settings = readSettings(process.env)
  const findH5 = async () => settings.h5Dir ?? (await ensureH5Build(process.env, print))
  const server = await startServer(settings, { findH5, print })
  stopOnSignals(server, settings.stopDelay)
  if (settings.demo) print(demoAccountsLine())
  print(`ready ${server.url}`)
}

main().catch(fail)
