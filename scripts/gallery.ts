/** `npm run gallery`: the blocks of src/ui on one page, built and served. PORT, HOST and BASENAME count as for `npm start`. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSettings } from '../server/settings'
import { checkPort, startServer } from '../server/start'
import { runTaro } from '../config/h5-build'

/** Not where the tests build theirs, which lies below a basename. */
const OUT = 'dist/blocks'
const built = path.resolve(import.meta.dirname, '..', OUT)

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function build() {
  rmSync(built, { recursive: true, force: true })
  const taro = runTaro([], { ...process.env, NODE_ENV: 'production', GALLERY: '1', OUT }, 'pipe')
  let output = ''
  for (const stream of [taro.stdout, taro.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await new Promise<void>((resolve, reject) => taro.on('error', reject).on('close', () => resolve()))
  // Taro exits with 0 even when it could not build.
  if (!existsSync(path.join(built, 'index.html'))) throw new Error(`${output}\nThe gallery could not be built.`)
}

async function main() {
  const data = mkdtempSync(path.join(tmpdir(), 'alpha-gallery-'))
  process.once('exit', () => rmSync(data, { recursive: true, force: true }))
  const settings = { ...readSettings(process.env), dataDir: data, corpus: 'none' as const }
  await checkPort(settings)
  say('building the gallery')
  await build()
  const { url, stop } = await startServer(settings, { findH5: () => Promise.resolve(built), print: say })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)))
  say(`ready ${url.slice(0, -1)}${settings.page.basename}/gallery`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
