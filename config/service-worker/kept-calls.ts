/** Which calls to the services are kept: what one reads. Not what one types or pastes, downloads, shares or signs in with. */
import * as paths from '../../types/api/paths'
import { hasShareKey, matchPattern } from '../../src/domain/format/address'

const NEVER = [
  'suggest',
  'suggestCause',
  'download',
  'alike',
  ...Object.keys(paths.REPORT_PATHS),
  ...Object.keys(paths.SHARE_PATHS),
  'loginInfo',
  'exchangeCode',
  'restore',
  'logout',
]

const calls = Object.values(paths).flatMap(part => (typeof part === 'function' ? [] : Object.entries<string>(part)))
const patterns = (never: boolean) => calls.filter(([name]) => NEVER.includes(name) === never).map(([, path]) => path)
const refused = patterns(true)
const kept = patterns(false)

const fits = (path: string) => (pattern: string) => matchPattern(pattern, path) !== undefined

/** What a key opens is not kept: it may be withdrawn. */
export const isKept = ({ pathname, search }: URL) =>
  !hasShareKey(search) && !refused.some(fits(pathname)) && kept.some(fits(pathname))
