/**
 * Properties and conformance of the engines run at full length where the engine or the domain differ from those of the last full
 * run. Its digest is part of the repository: a fresh clone knows it too.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentDigest } from './inputs'

const PROVEN = 'test/runner/proven-engine.txt'
const SOURCES = ['server/engine', 'src/domain']

const digestOf = (root: string) => contentDigest(root)(SOURCES)

export function engineIsProven(root: string): boolean {
  const file = path.join(root, PROVEN)
  return existsSync(file) && readFileSync(file, 'utf8').trim() === digestOf(root)
}

/** Written after a green run of all stages at full length; to be committed. */
export const proveEngine = (root: string) => writeFileSync(path.join(root, PROVEN), `${digestOf(root)}\n`)
