/**
 * `npm run build:server` builds the server into a folder that needs only Node. The scripts have the folder layout of
 * their sources, so that threads find their files. The commands are in `bin`.
 */
import { build } from 'esbuild'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sampleVersion } from '../server/corpus/sample/version'
import { billOfMaterials } from './bill-of-materials'
import { SERVER_ENTRIES } from './server-entries'

const ROOT = path.resolve(__dirname, '..')
const OUT = path.resolve(process.env.OUT || path.join(ROOT, 'dist/server'))

/**
 * Packages that are copied and not bundled, because they load further files: native code, the script of a
 * thread, and the tables of character sets.
 */
const COPIED = ['@photostructure/sqlite', 'pdfjs-dist', 'piscina']

/** The files to copy of large packages, most of whose files are not needed. */
const FILES_OF: Record<string, RegExp> = {
  'pdfjs-dist': /^(?:package\.json|LICENSE|cmaps(?:\/.*)?|legacy(?:\/build(?:\/pdf(?:\.worker)?\.mjs)?)?)?$/,
}

/** The CommonJS script of pdfkit. Its other script uses `import.meta`, which this bundle's format lacks. */
const PDFKIT = path.join(ROOT, 'node_modules/pdfkit/js/pdfkit.js')

/** Packages that the build leaves out: the TypeScript loader, and an optional module of the PostgreSQL client. */
const ABSENT = ['tsx/cjs', 'pg-native']

interface Package {
  version: string
  dependencies?: Record<string, string>
}

const packageAt = (name: string) =>
  JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as Package

/** Adds the direct and indirect dependencies of packages. */
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
    alias: { pdfkit: PDFKIT },
    define: { SAMPLE_VERSION: JSON.stringify(sampleVersion()) },
    tsconfig: path.join(ROOT, 'config/tsconfig.node.json'),
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  })
  cpSync(path.join(ROOT, 'server/corpus/import/data'), path.join(OUT, 'bin/data'), { recursive: true })
  // Both the thread of the article search and the main script read these tables.
  for (const folder of ['article-search/data', 'bin/data'])
    cpSync(path.join(ROOT, 'server/article-search/data'), path.join(OUT, folder), { recursive: true })
  // The font of the sample's PDFs is needed beside each script that contains the code for PDFs.
  for (const folder of ['document-worker/data', 'bin/data'])
    cpSync(path.join(ROOT, 'server/download/data'), path.join(OUT, folder), { recursive: true })
  cpSync(path.join(ROOT, 'server/accounts/migrations'), path.join(OUT, 'migrations'), { recursive: true })
  const packages = withDependencies(COPIED)
  for (const name of packages) {
    const from = path.join(ROOT, 'node_modules', name)
    const filter = (file: string) => FILES_OF[name]?.test(path.relative(from, file)) ?? true
    cpSync(from, path.join(OUT, 'node_modules', name), { recursive: true, filter })
  }
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
