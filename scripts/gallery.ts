/** `npm run gallery` builds and serves the components of src/ui. PORT, HOST and BASENAME work as for `npm start`. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSettings } from '../server/settings'
import { checkPort, startServer } from '../server/start'
import { runTaro } from '../config/h5-build'

/**
 * The folder of this build. The tests build their gallery in another folder with a base path, so that neither build
 * replaces the other.
 */
const OUT = 'dist/blocks'
const folder = path.resolve(import.meta.dirname, '..', OUT)

const print = (line: string) => void process.stdout.write(`${line}\n`)

async function build() {
  rmSync(folder, { recursive: true, force: true })
  const taro = runTaro([], { ...process.env, NODE_ENV: 'production', GALLERY: '1', OUT }, 'pipe')
  let output = ''
  for (const stream of [taro.stdout, taro.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await new Promise<void>((resolve, reject) => taro.on('error', reject).on('close', () => resolve()))
  // Taro exits with 0 even if the build failed.
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error(`${output}\nThe gallery could not be built.`)
}

async function main() {
  const data = mkdtempSync(path.join(tmpdir(), 'alpha-gallery-'))
  process.once('exit', () => rmSync(data, { recursive: true, force: true }))
  const settings = { ...readSettings(process.env), dataDir: data, corpus: 'none' as const }
  await checkPort(settings)
  print('building the gallery')
  await build()
  const { url, stop } = await startServer(settings, { findH5: () => Promise.resolve(folder), print: print })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)))
  print(`ready ${url.slice(0, -1)}${settings.page.basename}/gallery`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
