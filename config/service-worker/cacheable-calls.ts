/**
 * Decides which calls of services are cached: those in `types/api/paths.ts`. Suggestions, downloads, similar cases,
 * reports, sharing, the workspace and logins are not cached.
 */
import { hasShareKey } from '../../src/domain/format/address'
import * as paths from '../../types/api/paths'
import { matchPattern } from '../../src/domain/format/address'

const UNCACHED = [
  'suggest',
  'suggestCause',
  'download',
  'similarCases',
  ...Object.keys(paths.REPORT_PATHS),
  ...Object.keys(paths.SHARE_PATHS),
  ...Object.keys(paths.WORKSPACE_PATHS),
  'loginInfo',
  'exchangeCode',
  'restore',
  'logout',
]

const calls = Object.values(paths).flatMap(part => (typeof part === 'function' ? [] : Object.entries<string>(part)))
const patterns = (isUncached: boolean) =>
  calls.filter(([name]) => UNCACHED.includes(name) === isUncached).map(([, path]) => path)
const uncached = patterns(true)
const cached = patterns(false)

const matches = (path: string) => (pattern: string) => matchPattern(pattern, path) !== undefined

/** Whether a call may be cached. Calls with a share key are not cached, because the key may be revoked. */
export const isCacheable = ({ pathname, search }: URL) =>
  !hasShareKey(search) && !uncached.some(matches(pathname)) && cached.some(matches(pathname))
