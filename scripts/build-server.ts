/**
 * `npm run build:server`: the server as a folder that needs only Node. Scripts have the layout of their sources below
 * `server`, so that threads find their files; commands are in `bin`.
 */
import { build } from 'esbuild'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sampleVersion } from '../server/corpus/sample/version'
import { billOfMaterials } from './bill-of-materials'
import { SERVER_ENTRIES } from './server-entries'

const ROOT = path.resolve(__dirname, '..')
const OUT = path.resolve(process.env.OUT || path.join(ROOT, 'dist/server'))

/** Packages that are copied, not bundled, because they load further files: native code, and the script of a thread. */
const COPIED = ['@photostructure/sqlite', 'piscina']

/** Packages that the build leaves out: the TypeScript loader, and an optional module of the PostgreSQL client. */
const ABSENT = ['tsx/cjs', 'pg-native']

interface Package {
  version: string
  dependencies?: Record<string, string>
}

const packageAt = (name: string) =>
  JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as Package

/** Adds the dependencies of the packages, at every level. */
function withDependencies(names: string[], packages = new Set<string>()) {
  for (const name of names) {
    if (packages.has(name)) continue
    packages.add(name)
    withDependencies(Object.keys(packageAt(name).dependencies ?? {}), packages)
  }
  return [...packages]
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
    external: [...COPIED, ...ABSENT],
    define: { SAMPLE_VERSION: JSON.stringify(sampleVersion()) },
    tsconfig: path.join(ROOT, 'config/tsconfig.node.json'),
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  })
  cpSync(path.join(ROOT, 'server/corpus/import/data'), path.join(OUT, 'bin/data'), { recursive: true })
  cpSync(path.join(ROOT, 'server/accounts/migrations'), path.join(OUT, 'migrations'), { recursive: true })
  const packages = withDependencies(COPIED)
  for (const name of packages)
    cpSync(path.join(ROOT, 'node_modules', name), path.join(OUT, 'node_modules', name), { recursive: true })
  const materials = billOfMaterials([
    ...Object.keys(metafile.inputs).map(file => path.resolve(file)),
    ...packages.map(name => path.join(ROOT, 'node_modules', name)),
  ])
  writeFileSync(path.join(OUT, 'package.json'), `${JSON.stringify({ private: true, type: 'commonjs' })}\n`)
  writeFileSync(path.join(OUT, 'bom.json'), `${JSON.stringify(materials, null, 2)}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
