/**
 * `npm run build:server`: the server as a folder that needs Node and nothing else. Scripts stand where their sources do below
 * `server`, so that a thread's file is found in the same place; what people start is in `bin`.
 */
import { build } from 'esbuild'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sampleVersion } from '../server/corpus/sample/version'
import { billOfMaterials } from './bill-of-materials'
import { SERVER_ENTRIES } from './server-entries'

const ROOT = path.resolve(__dirname, '..')
const OUT = path.resolve(process.env.OUT || path.join(ROOT, 'dist/server'))

/** They bring files of their own, which a bundle would lose: native code, and the script that a thread begins with. */
const WHOLE = ['@photostructure/sqlite', 'piscina']

/** What compiles sources, and what PostgreSQL's client would take were it there. */
const ABSENT = ['tsx/cjs', 'pg-native']

interface Package {
  version: string
  dependencies?: Record<string, string>
}

const packageAt = (name: string) =>
  JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as Package

/** With what they need themselves. */
function withDependencies(names: string[], found = new Set<string>()) {
  for (const name of names) {
    if (found.has(name)) continue
    found.add(name)
    withDependencies(Object.keys(packageAt(name).dependencies ?? {}), found)
  }
  return [...found]
}

async function main() {
  rmSync(OUT, { recursive: true, force: true })
  const { metafile } = await build({
    entryPoints: Object.fromEntries(
      Object.entries(SERVER_ENTRIES).map(([name, file]) => [name, path.join(ROOT, file)]),
    ),
    outdir: OUT,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: [...WHOLE, ...ABSENT],
    define: { SAMPLE_VERSION: JSON.stringify(sampleVersion()) },
    tsconfig: path.join(ROOT, 'config/tsconfig.node.json'),
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  })
  cpSync(path.join(ROOT, 'server/corpus/import/data'), path.join(OUT, 'bin/data'), { recursive: true })
  cpSync(path.join(ROOT, 'server/accounts/migrations'), path.join(OUT, 'migrations'), { recursive: true })
  const copied = withDependencies(WHOLE)
  for (const name of copied)
    cpSync(path.join(ROOT, 'node_modules', name), path.join(OUT, 'node_modules', name), { recursive: true })
  const parts = billOfMaterials([
    ...Object.keys(metafile.inputs).map(file => path.resolve(file)),
    ...copied.map(name => path.join(ROOT, 'node_modules', name)),
  ])
  writeFileSync(path.join(OUT, 'package.json'), `${JSON.stringify({ private: true, type: 'commonjs' })}\n`)
  writeFileSync(path.join(OUT, 'bom.json'), `${JSON.stringify(parts, null, 2)}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
