/**
 * Tells whether the property and conformance tests of the engines run in full. They do if the code of the engines
 * differs from the last full run, with the rules that it imports. The digest of that run is committed for fresh clones.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'

const PROVEN = 'test/runner/proven-engine.txt'
/** The script that opens an engine, and the script of its threads. */
const ENTRIES = ['server/engine/open.ts', 'server/engine/pool/worker.ts']

/** Bundles the engines without packages, comments and types. */
export const engineBundle = (root: string) =>
  buildSync({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir: 'dist',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    minifyWhitespace: true,
    legalComments: 'none',
    metafile: true,
    write: false,
  })

function digestOf(root: string): string {
  const hash = createHash('sha256')
  for (const { contents } of engineBundle(root).outputFiles) hash.update(contents)
  return hash.digest('hex')
}

export function engineIsProven(root: string): boolean {
  const file = path.join(root, PROVEN)
  return existsSync(file) && readFileSync(file, 'utf8').trim() === digestOf(root)
}

/** Records the digest after a full run in which all stages passed. The file is to be committed. */
export const proveEngine = (root: string) => writeFileSync(path.join(root, PROVEN), `${digestOf(root)}\n`)
