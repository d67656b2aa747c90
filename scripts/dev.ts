/**
 * `npm run dev` rebuilds the H5 app on changes, with the companion server behind it. When one of them ends,
 * so does the other.
 */
import { readSettings } from '../server/settings'
import { checkPort, demoAccountsLine, startServer, serverUrl } from '../server/start'
import { runTaro } from '../config/h5-build'

const print = (line: string) => void process.stdout.write(`${line}\n`)

async function main() {
  const settings = readSettings(process.env)
  await checkPort(settings)
  const services = await startServer({ ...settings, host: '127.0.0.1', port: 0 }, { print: print })
  const env = { ...process.env, NODE_ENV: 'development' as const, DEV_API: services.url, OUT: 'dist/h5-dev' }
  const taro = runTaro(['--watch'], env, 'inherit')

  const stop = () => void taro.kill('SIGTERM')
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  taro.once('exit', code => void services.stop().then(() => process.exit(code ?? 0)))

  if (settings.demo) print(demoAccountsLine())
  print(`developing at ${serverUrl(settings.host, settings.port)} (the first build takes a moment)`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
