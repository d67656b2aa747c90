/**
 * Tells whether the property and conformance tests of the engines run in full. They do if the engine or the
 * rules of searching differ from the last full run; comments and types do not count. The digest of that run is committed for fresh clones.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { contentDigest } from './inputs'

const PROVEN = 'test/runner/proven-engine.txt'
/** Rooms of the domain on which no search depends. No other room imports them. */
export const APART_FROM_SEARCHING = ['calculators', 'case-report', 'citation-check', 'workspace']
const SOURCES = ['server/engine', 'src/domain', ...APART_FROM_SEARCHING.map(room => `!src/domain/${room}`)]

/** Returns what runs: the code without comments and types. */
function codeOf(file: string) {
  const source = readFileSync(file, 'utf8')
  return file.endsWith('.ts') ? transformSync(source, { loader: 'ts', minifyWhitespace: true }).code : source
}

const digestOf = (root: string) => contentDigest(root, codeOf)(SOURCES)

export function engineIsProven(root: string): boolean {
  const file = path.join(root, PROVEN)
  return existsSync(file) && readFileSync(file, 'utf8').trim() === digestOf(root)
}

/** Records the digest after a full run in which all stages passed. The file is to be committed. */
export const proveEngine = (root: string) => writeFileSync(path.join(root, PROVEN), `${digestOf(root)}\n`)
