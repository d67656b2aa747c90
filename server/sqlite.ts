/**
 * SQLite: Node's own where it is stable, otherwise an equivalent package. Two in one process would break each
 * other's locks, so every file is opened through this module.
 */
import { createRequire } from 'node:module'
import type * as Packaged from '@photostructure/sqlite'

type Driver = Pick<typeof Packaged, 'DatabaseSync'>

/** Earlier versions than Node 24.15 and 26 print a warning to standard error, which is for log lines. */
function isStable() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major === 24 ? minor >= 15 : major > 25
}

/** `SQLITE=package` and `SQLITE=node` select one. */
function choose(name = process.env.SQLITE): Driver {
  const prefersNode = name === 'node' || (name !== 'package' && isStable())
  const builtin = prefersNode ? process.getBuiltinModule('node:sqlite') : undefined
  if (name === 'node' && !builtin) throw new Error(`SQLITE is node, but Node ${process.versions.node} has no SQLite.`)
  return (builtin ?? createRequire(__filename)('@photostructure/sqlite')) as Driver
}

export const { DatabaseSync } = choose()
