/** The calls whose replies the service worker may cache. */
import { isCacheable } from '../../config/service-worker/cacheable-calls'
import { fillPattern } from '@domain/format/address'
import { ACCOUNT_PATHS, CITATION_CHECK_PATHS } from '../../types/api/lazy-paths'
import * as paths from '../../types/api/paths'

const at = (path: string) => new URL(path, 'https://app.example.com')
const filled = (path: string) =>
  fillPattern(path, { jid: 'x', lid: 'x', vid: 'x', id: 'x', sid: 'x', iid: 'x', bid: 'x', type: 'law', key: 'x' })

test.each([
  paths.CASE_PATHS.list,
  paths.CASE_PATHS.detail,
  paths.LAW_PATHS.detail,
  paths.LAW_PATHS.findArticle,
  paths.FISCAL_PATHS.detailOfType,
  paths.SIMILARITY_PATHS.list,
  paths.USER_PATHS.me,
  paths.USER_PATHS.officePermission,
])('what %s answers is kept', path => expect(isCacheable(at(filled(path)))).toBe(true))

test.each([
  paths.CASE_PATHS.suggest,
  paths.CASE_PATHS.download,
  paths.CASE_PATHS.similarCases,
  paths.INSPECTION_PATHS.suggestCause,
  paths.TENDER_PATHS.suggest,
  paths.SIMILARITY_PATHS.suggest,
  ...Object.values(paths.REPORT_PATHS),
  ...Object.values(paths.SHARE_PATHS),
  ...Object.values(paths.WORKSPACE_PATHS),
  ...Object.values(CITATION_CHECK_PATHS),
  ...Object.values(ACCOUNT_PATHS),
  paths.USER_PATHS.restore,
  paths.USER_PATHS.loginInfo,
  paths.USER_PATHS.exchangeCode,
  paths.USER_PATHS.logout,
  '/healthz',
  '/files/x.pdf',
  '/case-detail/x',
])('what %s answers is not', path => expect(isCacheable(at(filled(path)))).toBe(false))

test.each(['secretKey', 'SecretKey'])('what a key opens is not, be it called %s', name =>
  expect(isCacheable(at(`${paths.CASE_PATHS.list}?a=1&${name}=x`))).toBe(false),
)
