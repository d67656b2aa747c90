/**
 * Opens SQLite databases with Node's built-in module where it is stable, otherwise with an equivalent package. Two
 * implementations in one process would break each other's locks. So this module opens every file.
 */
import { createRequire } from 'node:module'
import type * as Packaged from '@photostructure/sqlite'

type Driver = Pick<typeof Packaged, 'DatabaseSync'>

/**
 * Whether Node's module is stable: in Node 24 from 24.15 on, and from Node 26 on. Other versions print a warning to
 * standard error, which is for log lines only.
 */
function isStable() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major === 24 ? minor >= 15 : major > 25
}

/** Selects the implementation. `SQLITE=package` or `SQLITE=node` overrides the default. */
function choose(name = process.env.SQLITE): Driver {
  const prefersNode = name === 'node' || (name !== 'package' && isStable())
  const builtin = prefersNode ? process.getBuiltinModule('node:sqlite') : undefined
  if (name === 'node' && !builtin) throw new Error(`SQLITE is node, but Node ${process.versions.node} has no SQLite.`)
  return (builtin ?? createRequire(__filename)('@photostructure/sqlite')) as Driver
}

export const { DatabaseSync } = choose()
