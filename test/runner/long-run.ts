/**
 * Tells whether the property and conformance tests of the engines run in full. They do if the engine or the
 * rules of searching differ from the last full run. The digest of that run is committed for fresh clones.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentDigest } from './inputs'

const PROVEN = 'test/runner/proven-engine.txt'
/** Rooms of the domain on which no search depends. No other room imports them. */
export const APART_FROM_SEARCHING = ['calculators', 'case-report', 'citation-check', 'workspace']
const SOURCES = ['server/engine', 'src/domain', ...APART_FROM_SEARCHING.map(room => `!src/domain/${room}`)]

const digestOf = (root: string) => contentDigest(root)(SOURCES)

export function engineIsProven(root: string): boolean {
  const file = path.join(root, PROVEN)
  return existsSync(file) && readFileSync(file, 'utf8').trim() === digestOf(root)
}

/** Records the digest after a full run in which all stages passed. The file is to be committed. */
export const proveEngine = (root: string) => writeFileSync(path.join(root, PROVEN), `${digestOf(root)}\n`)
