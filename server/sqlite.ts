/**
 * SQLite: Node's own where it is ready for use, a package that does the same elsewhere. Two of them in one process would break
 * each other's locks, so every file is opened through this module.
 */
import { createRequire } from 'node:module'
import type * as Packaged from '@photostructure/sqlite'

type Driver = Pick<typeof Packaged, 'DatabaseSync'>

/** Node 24.15 and 26 are the first that do not call theirs an experiment, on standard error, where lines of the log belong. */
function isReady() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major === 24 ? minor >= 15 : major > 25
}

/** `SQLITE=package` and `SQLITE=node` choose one by name. */
function choose(name = process.env.SQLITE): Driver {
  const takesNode = name === 'node' || (name !== 'package' && isReady())
  const own = takesNode ? process.getBuiltinModule('node:sqlite') : undefined
  if (name === 'node' && !own) throw new Error(`SQLITE is node, but Node ${process.versions.node} has no SQLite.`)
  return (own ?? createRequire(__filename)('@photostructure/sqlite')) as Driver
}

export const { DatabaseSync } = choose()
